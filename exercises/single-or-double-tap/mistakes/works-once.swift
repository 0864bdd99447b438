import UIKit

class Photo: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let single = UITapGestureRecognizer(target: self, action: #selector(tapped))
    let double = UITapGestureRecognizer(target: self, action: #selector(tappedTwice))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    addGestureRecognizer(single)
    addGestureRecognizer(double)
  }

  @objc private func tapped(_ recognizer: UIGestureRecognizer) {
    showBars()
    removeGestureRecognizer(recognizer)
  }

  @objc private func tappedTwice(_ recognizer: UIGestureRecognizer) {
    zoom()
    removeGestureRecognizer(recognizer)
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}
