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
    for case let field as UITextField in subviews { field.resignFirstResponder() }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIControl)
  }
}
