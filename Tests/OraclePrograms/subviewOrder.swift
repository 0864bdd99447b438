// The order of subviews: inserting, exchanging, to the front, to the back and out.

import UIKit

private func tags(_ view: UIView) -> [Int] { view.subviews.map { $0.tag } }

func subviewOrder() {
  let root = UIView()
  var views: [UIView] = []
  for tag in 1...4 {
    let view = UIView()
    view.tag = tag
    views.append(view)
    root.addSubview(view)
  }
  print(tags(root))
  root.bringSubviewToFront(views[1])
  print(tags(root))
  root.sendSubviewToBack(views[3])
  print(tags(root))
  root.exchangeSubview(at: 0, withSubviewAt: 3)
  print(tags(root))
  root.insertSubview(views[0], aboveSubview: views[2])
  print(tags(root))
  root.insertSubview(views[2], belowSubview: views[3])
  root.insertSubview(views[1], at: 0)
  print(tags(root), views[1].superview == root)
  views[1].removeFromSuperview()
  root.addSubview(views[2])
  print(tags(root), views[1].superview == nil, root.subviews.last?.tag ?? 0)
}
