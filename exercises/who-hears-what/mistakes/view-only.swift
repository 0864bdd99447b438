import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {
    front.view.frame = list.view.bounds
    list.view.addSubview(front.view)
  }

  func close(_ front: UIViewController) {
    front.view.removeFromSuperview()
  }
}
