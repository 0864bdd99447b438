import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    addChild(page)

    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
}
