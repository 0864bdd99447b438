import UIKit

class SignUpForm: UIView {
  // Put the keyboard away when somebody taps outside the fields.
}
