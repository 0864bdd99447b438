// The bug of measuring from center, which is in the superview's coordinates.

import UIKit

private class CircleButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if hypot(point.x - center.x, point.y - center.y) > bounds.size.width / 2 { return nil }
    return super.hitTest(point, with: event)
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

func circleButtonBugMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let button = CircleButton(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  button.tag = 2
  let outside = CircleButton(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
  outside.tag = 3
  root.addSubview(button)
  root.addSubview(outside)
  printMap(of: root)
}
