import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    page.willMove(toParent: self)
    addChild(page)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
}
