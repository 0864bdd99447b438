import UIKit

class Guide {
  private var list: UIViewController?

  func show(_ front: UIViewController, over list: UIViewController) {
    self.list = list.navigationController
    list.view.window?.rootViewController = front
  }

  func close(_ front: UIViewController) {
    front.view.window?.rootViewController = list
  }
}
