// The messages to a superview about its subviews.

import UIKit

private class Telling: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    print("added", subview.tag, subviews.count)
  }
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    print("removing", subview.tag, subviews.count)
  }
}

func subviewHooks() {
  let root = Telling()
  let view = UIView()
  view.tag = 4
  root.addSubview(view)  // expect: added 4 1
  view.removeFromSuperview()  // expect: removing 4 1
  print(root.subviews.isEmpty)  // expect: true
}
