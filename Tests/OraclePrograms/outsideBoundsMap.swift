// A container that also asks subviews that stick out of it, front to back, converted.

import UIKit

private class Container: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled || clipsToBounds { return nil }
    for child in subviews.reversed() {
      let childPoint = child.convert(point, from: self)
      if let hit = child.hitTest(childPoint, with: event) { return hit }
    }
    return nil
  }
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
      var next = "-"
      if let hit = root.hitTest(point, with: nil) { next = "\(hit.tag)" }
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

func outsideBoundsMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let container = Container(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
  container.tag = 2
  let back = UIView(frame: CGRect(x: -20, y: 10, width: 50, height: 20))
  back.tag = 3
  let front = UIView(frame: CGRect(x: -10, y: 20, width: 70, height: 30))
  front.tag = 4
  root.addSubview(container)
  container.addSubview(back)
  container.addSubview(front)
  printMap(of: root)
}
