import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {

    list.view.isHidden = true
  }

  func close(_ front: UIViewController) {
    front.view.isHidden = true
  }
}
