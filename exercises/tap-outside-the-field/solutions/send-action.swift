// resignFirstResponder, sent to nil, finds the first responder by itself (TA-9).
// 把 resignFirstResponder 发给 nil，它自己会找到第一响应者（TA-9）。
import UIKit

class SignUpForm: UIView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer(target: self, action: #selector(putAway))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc private func putAway() {
    UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIControl)
  }
}
