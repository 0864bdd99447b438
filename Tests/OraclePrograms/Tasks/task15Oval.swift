// Task 15: a view that is not a square reacts in the circle of its shorter side.

import UIKit

private extension CGPoint {
  static func - (left: CGPoint, right: CGPoint) -> CGVector {
    CGVector(dx: left.x - right.x, dy: left.y - right.y)
  }
}

private extension CGVector {
  var length: CGFloat { sqrt(dx * dx + dy * dy) }
}

private class Knob: UIControl {
  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
  private var radius: CGFloat { min(bounds.width, bounds.height) / 2 }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard (point - middle).length < radius else { return nil }
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

func task15Oval() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let knob = Knob(frame: CGRect(x: 10, y: 30, width: 80, height: 40))
  knob.tag = 1
  root.addSubview(knob)
  printMap(of: root)
}
