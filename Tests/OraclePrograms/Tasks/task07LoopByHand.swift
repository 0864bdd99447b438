// Task 7: the default algorithm, written out with a loop.

import UIKit

private class ByHand: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled && !isHidden && alpha > 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    var index = subviews.count - 1
    while index >= 0 {
      let child = subviews[index]
      let childPoint = convert(point, to: child)
      if let hit = child.hitTest(childPoint, with: event) { return hit }
      index -= 1
    }
    return self
  }
}

private func scene(with container: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  container.frame = root.bounds
  container.bounds.origin = CGPoint(x: 0, y: 10)
  container.tag = 1
  root.addSubview(container)
  let back = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
  back.bounds.origin = CGPoint(x: 0, y: 20)
  let front = UIView(frame: CGRect(x: 30, y: 40, width: 40, height: 40))
  let faint = UIView(frame: CGRect(x: 60, y: 10, width: 40, height: 20))
  faint.alpha = 0.05
  let gone = UIView(frame: container.bounds)
  gone.alpha = 0.001
  for (index, view) in [back, front, faint, gone].enumerated() {
    view.tag = index + 2
    container.addSubview(view)
  }
  return root
}

/// Prints who is hit at each of 100 × 100 points: how many of which tag in a row from left to right,
/// for each row that differs from the one above.
private func printMap(of root: UIView) {
  var previous = ""
  for y in 0..<100 {
    var row = ""
    var name = ""
    var length = 0
    for x in 0..<100 {
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
      let next = root.hitTest(point, with: nil).map { "\($0.tag)" } ?? "-"
      if next != name {
        if length > 0 { row += "\(length)*\(name) " }
        name = next
        length = 0
      }
      length += 1
    }
    row += "\(length)*\(name)"
    if row != previous { print("\(y): \(row)") }
    previous = row
  }
}

func task07LoopByHand() {
  printMap(of: scene(with: ByHand()))
}
