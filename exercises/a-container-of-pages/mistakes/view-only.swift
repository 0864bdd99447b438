import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    page.view.frame = view.bounds
    view.addSubview(page.view)
  }

  func remove(_ page: UIViewController) {
    page.view.removeFromSuperview()
  }
}
