import UIKit

class LoginViewController: UIViewController {
  let stack = UIView()
  let email = UITextField()
  let password = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    view.backgroundColor = .white
    stack.backgroundColor = .clear
    view.addSubview(stack)
    stack.frame = view.bounds
    stack.addSubview(email)
    stack.addSubview(password)
    email.placeholder = "E-mail"
    password.placeholder = "Password"
    email.frame = CGRect(x: 20, y: 100, width: 280, height: 40)
    password.frame = CGRect(x: 20, y: 160, width: 280, height: 40)
  }
}
