// addSubview and removeFromSuperview may be overridden, too.

import UIKit

private class Picky: UIView {
  override func addSubview(_ view: UIView) {
    guard !(view is UILabel) else { return print("no labels") }
    view.tag = subviews.count + 1
    super.addSubview(view)
  }
}

private class Staying: UIView {
  var stays = true
  override func removeFromSuperview() {
    print("asked to go", stays)
    if !stays { super.removeFromSuperview() }
  }
}

func overriddenTreeMethods() {
  let picky = Picky()
  let staying = Staying()
  for view in [UIView(), UILabel(), UIButton(), staying] { picky.addSubview(view) }
  print(picky.subviews.map { $0.tag })
  staying.removeFromSuperview()
  staying.stays = false
  staying.removeFromSuperview()
  print(picky.subviews.count, staying.superview == nil)
}
