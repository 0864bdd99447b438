import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    for other in children where other !== page {
      other.willMove(toParent: nil)
      other.view.removeFromSuperview()
      other.removeFromParent()
    }
    addChild(page)
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
}
