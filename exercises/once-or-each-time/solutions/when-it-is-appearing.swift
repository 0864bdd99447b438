// viewIsAppearing for the name, and constraints for the place.
// 用 viewIsAppearing 设名字，用约束定位。
import UIKit

class Profile: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
    ])
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    label.text = Account.shared.name
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Account.shared.visits += 1
  }
}

/// Given: it changes while other pages are on the screen.
class Account {
  static let shared = Account()
  var name = "Kim"
  var visits = 0
}
