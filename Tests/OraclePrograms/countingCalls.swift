// Overrides that count their calls: what a walk asks, and what it never asks.

import UIKit

private class Counting: UIView {
  static var order: [Int] = []
  var hitTests = 0
  var insides = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTests += 1
    Self.order.append(tag)
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    insides += 1
    return super.point(inside: point, with: event)
  }
}

func countingCalls() {
  Counting.order = []
  let root = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var views: [Counting] = [root]
  for tag in 1...4 {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 20 * tag, height: 20 * tag))
    view.tag = tag
    view.isHidden = tag == 4
    root.addSubview(view)
    views.append(view)
  }
  for x in [5, 30, 50, 90] { _ = root.hitTest(CGPoint(x: x, y: 10), with: nil) }
  for view in views { print(view.tag, view.hitTests, view.insides) }
  print(Counting.order)
}
