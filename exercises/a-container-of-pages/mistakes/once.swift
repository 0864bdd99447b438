import UIKit

class Shelf: UIViewController {
  private var shown: Set<UIViewController> = []
  func show(_ page: UIViewController) {
    guard shown.insert(page).inserted else { return }
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
