// == and === between views and optional views is identity; nil equals only nil.

import UIKit

private class Picky: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit == self { print("me") }
    if hit === self { print("identically me") }
    if hit != self { print("not me") }
    return hit == self ? nil : hit
  }
}

func equalityOfViews() {
  let picky = Picky(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
  picky.addSubview(child)
  for x in [2, 7, 20] {
    let hit = picky.hitTest(CGPoint(x: x, y: 2), with: nil)
    print(hit == nil, hit == child, hit === child)
  }
  let none: UIView? = nil
  let some: UIView? = child
  print(none == nil, none == some, some == child, child == some, none === nil, some !== none)
  print(picky.subviews.contains(child), picky.subviews.firstIndex(of: child) ?? -1)
  print(picky.superview == none, UIView() == UIView())
}
