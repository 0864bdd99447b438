// Saying yes in point(inside:) where a subview says yes, so that the default walk reaches it.

import UIKit

private class Container: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    for subview in subviews {
      if !subview.isHidden && subview.isUserInteractionEnabled
        && subview.point(inside: convert(point, to: subview), with: event)
      {
        return true
      }
    }
    return false
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

func outsideByPointInsideMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let container = Container(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
  container.tag = 2
  let child = UIView(frame: CGRect(x: -20, y: 10, width: 50, height: 20))
  child.tag = 3
  let label = UILabel(frame: CGRect(x: 0, y: 30, width: 60, height: 20))
  label.tag = 4
  root.addSubview(container)
  container.addSubview(child)
  container.addSubview(label)
  printMap(of: root)
}
