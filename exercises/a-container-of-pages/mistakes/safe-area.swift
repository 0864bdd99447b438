import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    addChild(page)
    page.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page.view)
    NSLayoutConstraint.activate([
      page.view.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      page.view.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      page.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      page.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    page.didMove(toParent: self)
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
}
