// Only the left half and the bottom strip of a view react.

import UIKit

private class Partial: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let strip = CGRect(x: 0, y: bounds.maxY - 10, width: bounds.width, height: 10)
    return point.x < bounds.midX && bounds.contains(point) || strip.contains(point)
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

func partOfViewMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let view = Partial(frame: CGRect(x: 20, y: 20, width: 60, height: 50))
  view.tag = 2
  let child = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 10))
  child.tag = 3
  view.addSubview(child)
  root.addSubview(view)
  printMap(of: root)
}
