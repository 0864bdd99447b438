import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    addChild(page)
    page.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page.view)
    NSLayoutConstraint.activate([
      page.view.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      page.view.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      page.view.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      page.view.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
    ])
    page.didMove(toParent: self)
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
}
