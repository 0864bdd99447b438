import UIKit

class LoginForm: UIView {
  /// Why the form is dead: a, b, c, d or e of the task.
  let cause = "b"
  let submit = UIButton(type: .system)
  private(set) var requests = 0
  private(set) var message = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    submit.addTarget(self, action: #selector(login), for: .touchDown)
    addSubview(submit)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  /// The server has answered.
  func answered(_ reply: String) {
    guard reply == "ok" else {
      isUserInteractionEnabled = true
      message = reply
      return
    }
    isUserInteractionEnabled = true
    message = "welcome"
  }

  @objc private func login() {
    requests += 1
    isUserInteractionEnabled = false
  }
}
