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
    let controls = subviews.flatMap { $0.subviews }.filter { $0 is UIControl }
    return !controls.contains { $0.bounds.contains(touch.location(in: $0)) }
  }

  // Leave this as it is.
  @objc func putAway() { print("keyboard away") }
}
