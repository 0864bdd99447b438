// The messages to views when the tree changes, and their order.

import UIKit

private class Told: UIView {
  override func willMove(toSuperview newSuperview: UIView?) {
    print(tag, "will move", newSuperview?.tag ?? -1, superview?.tag ?? -1)
  }
  override func didMoveToSuperview() { print(tag, "did move", superview?.tag ?? -1) }
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    print(tag, "added", subview.tag, subviews.count)
  }
  override func willRemoveSubview(_ subview: UIView) {
    print(tag, "removing", subview.tag, subviews.count)
  }
}

func hierarchyHooks() {
  let views = (1...3).map { tag in
    let view = Told()
    view.tag = tag
    return view
  }
  views[0].addSubview(views[1])
  views[1].addSubview(views[2])
  views[1].removeFromSuperview()
  print(views[2].superview?.tag ?? -1, views[0].subviews.isEmpty)
}
