import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    addChild(page)
    page.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
}
