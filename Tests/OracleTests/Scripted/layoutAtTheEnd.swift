// What is marked is laid out and drawn when the turn of the run loop ends: after everything that the
// function itself prints (LC-1, LC-2).

import UIKit

private class Told: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("layout", tag)
  }
  override func draw(_ rect: CGRect) { print("draw", tag, rect.size) }
}

func layoutAtTheEnd() {
  let outer = Told(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let inner = Told(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
  outer.tag = 1
  inner.tag = 2
  UIApplication.shared.windows.first?.addSubview(outer)
  outer.addSubview(inner)
  inner.setNeedsLayout()
  print("done")
  // expect: done
  // expect: layout 1
  // expect: layout 2
  // expect: draw 1 (50.0, 50.0)
  // expect: draw 2 (20.0, 10.0)
}
