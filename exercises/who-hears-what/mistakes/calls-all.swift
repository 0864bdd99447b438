import UIKit

class Guide {
  func show(_ front: UIViewController, over list: UIViewController) {

    list.viewWillDisappear(false)
    front.viewWillAppear(false)
    front.viewDidAppear(false)
    list.viewDidDisappear(false)
  }

  func close(_ front: UIViewController) {
    front.viewWillDisappear(false)
    front.viewDidDisappear(false)
  }
}
