// Two levels of overrides: super of the lower one is the upper one, and super of that is UIKit's.

import UIKit

private class Grown: UIView {
  var margin: CGFloat { 5 }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self && point.y < 0 ? superview : hit
  }
}

private class Cut: Grown {
  override var margin: CGFloat { super.margin * 2 }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && point.x >= 0
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    point.y > bounds.maxY + 5 ? nil : super.hitTest(point, with: event)
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

func superAtTwoLevelsMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let grown = Grown(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
  grown.tag = 2
  let cut = Cut(frame: CGRect(x: 55, y: 50, width: 30, height: 30))
  cut.tag = 3
  root.addSubview(grown)
  root.addSubview(cut)
  printMap(of: root)
}
