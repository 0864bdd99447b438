import UIKit

class SignUpForm: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endEditing(true)
  }
}
