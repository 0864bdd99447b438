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
    guard let control = touch.view as? UIControl else { return true }
    return !control.isEnabled
  }

  // Leave this as it is.
  @objc func putAway() { print("keyboard away") }
}
