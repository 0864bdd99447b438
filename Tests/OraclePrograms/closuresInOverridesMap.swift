// Closures that decide for several views which part of them reacts.

import UIKit

private class Deciding: UIView {
  var isTouchable: ((CGPoint, CGRect) -> Bool)?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return isTouchable?(point, bounds) ?? true
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

func closuresInOverridesMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var width: CGFloat = 5
  let rules: [(CGPoint, CGRect) -> Bool] = [
    { point, _ in point.x > point.y },
    { $0.y < $1.midY },
    { point, bounds in abs(point.x - bounds.midX) < width },
  ]
  for (index, rule) in rules.enumerated() {
    let view = Deciding(frame: CGRect(x: 5 + index * 30, y: 10, width: 25, height: 80))
    view.tag = index + 1
    view.isTouchable = rule
    root.addSubview(view)
  }
  width = 8
  printMap(of: root)
}
