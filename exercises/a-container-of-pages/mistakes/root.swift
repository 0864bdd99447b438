import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    view.window?.rootViewController = page
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
}
