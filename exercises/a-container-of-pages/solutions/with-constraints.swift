// The view follows the shelf by constraints, and another order of the calls.
// 用约束让视图跟随 shelf，调用顺序也不同。
import UIKit

class Shelf: UIViewController {
  func show(_ page: UIViewController) {
    let inner = page.view!
    view.addSubview(inner)
    addChild(page)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    page.didMove(toParent: self)
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.removeFromParent()
    page.view.removeFromSuperview()
  }
}
