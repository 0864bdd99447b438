// addSubview itself may be overridden.

import UIKit

private class Picky: UIView {
  override func addSubview(_ view: UIView) {
    guard !(view is UILabel) else { return print("no labels") }
    view.tag = subviews.count + 1
    super.addSubview(view)
  }
}

func overriddenAddSubview() {
  let picky = Picky()
  picky.addSubview(UIView())
  picky.addSubview(UILabel())  // expect: no labels
  picky.addSubview(UIButton())
  print(picky.subviews.map { $0.tag })  // expect: [1, 2]
}
