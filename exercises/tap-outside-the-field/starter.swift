import UIKit

class SignUpForm: UIView {
  // Put the keyboard away at a tap outside the fields.
}
