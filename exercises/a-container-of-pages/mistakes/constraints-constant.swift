import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    addChild(page)
    page.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page.view)
    NSLayoutConstraint.activate([
      page.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      page.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      page.view.topAnchor.constraint(equalTo: view.topAnchor),
      page.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    page.didMove(toParent: self)
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
}
