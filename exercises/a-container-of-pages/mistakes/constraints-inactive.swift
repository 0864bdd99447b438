import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    addChild(page)
    page.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page.view)
    let all = [
      page.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.view.topAnchor.constraint(equalTo: view.topAnchor),
      page.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    _ = all
    page.didMove(toParent: self)
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
}
