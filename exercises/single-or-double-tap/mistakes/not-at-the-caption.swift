import UIKit

class Photo: UIView, UIGestureRecognizerDelegate {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let single = UITapGestureRecognizer(target: self, action: #selector(showBars))
    let double = UITapGestureRecognizer(target: self, action: #selector(zoom))
    double.numberOfTapsRequired = 2
    single.delegate = self
    double.delegate = self
    single.require(toFail: double)
    addGestureRecognizer(single)
    addGestureRecognizer(double)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !subviews.contains { $0.bounds.contains(touch.location(in: $0)) }
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}
