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

  private var isZoomed = false

  @objc private func tappedTwice() {
    if !isZoomed { zoom() }
    isZoomed = true
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}
