import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    addChild(page)
    page.didMove(toParent: self)
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.removeFromParent()
  }
}
