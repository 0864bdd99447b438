// The bug of asking super twice, once to print and once to return: every line below doubles.

import UIKit

private class Logged: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    print("hit \(tag): \(super.hitTest(point, with: event)?.tag ?? -1)")
    return super.hitTest(point, with: event)
  }
}

func logTwiceBug() {
  let root = Logged(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let middle = Logged(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
  middle.tag = 1
  let inner = Logged(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
  inner.tag = 2
  root.addSubview(middle)
  middle.addSubview(inner)
  print(root.hitTest(CGPoint(x: 50, y: 50), with: nil)?.tag ?? -1)
}
