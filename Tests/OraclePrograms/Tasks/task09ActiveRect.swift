// Task 9: only an active rectangle of the view reacts, given in parts of its size.

import UIKit

private class PartialView: UIView {
  /// In parts of the width and height.
  var activePart = CGRect(x: 0, y: 0, width: 1, height: 1)

  private var activeRect: CGRect {
    CGRect(
      x: activePart.minX * bounds.width, y: activePart.minY * bounds.height,
      width: activePart.width * bounds.width, height: activePart.height * bounds.height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    activeRect.contains(point)
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

func task09ActiveRect() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = PartialView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  view.activePart = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
  view.tag = 1
  root.addSubview(view)
  printMap(of: root)
}
