import UIKit

/// Given: it changes while other pages are on the screen.
class Account {
  static let shared = Account()
  var name = "Kim"
  var visits = 0
}

class Profile: UIViewController {
  let label = UILabel()

  // Which callbacks?
}
