import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {
    // So that front covers list.
  }

  func close(_ front: UIViewController) {
    // So that list comes back.
  }
}
