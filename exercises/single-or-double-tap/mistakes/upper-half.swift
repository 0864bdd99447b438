import UIKit

class Photo: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let single = UITapGestureRecognizer(target: self, action: #selector(showBars))
    let double = UITapGestureRecognizer(target: self, action: #selector(tappedTwice))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    addGestureRecognizer(single)
    addGestureRecognizer(double)
  }

  @objc private func tappedTwice(_ recognizer: UIGestureRecognizer) {
    if recognizer.location(in: self).y < bounds.midY { zoom() }
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}
