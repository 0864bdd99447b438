import UIKit

class Form: UIView, UIGestureRecognizerDelegate {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let tap = UITapGestureRecognizer(target: self, action: #selector(putAway))
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let point = touch.location(in: self)
    return !subviews.contains { $0.frame.contains(point) }
  }

  // Leave this as it is.
  @objc func putAway() { print("keyboard away") }
}
