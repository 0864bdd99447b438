import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {

    list.navigationController?.setViewControllers([front], animated: false)
  }

  func close(_ front: UIViewController) {
    front.navigationController?.popViewController(animated: false)
  }
}
