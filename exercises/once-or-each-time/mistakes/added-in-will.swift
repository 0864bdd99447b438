import UIKit

class Profile: UIViewController {
  let label = UILabel()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = Account.shared.name
    label.frame.origin = CGPoint(x: 20, y: 120)
    view.addSubview(label)
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
