// Task 3, wrong: the child is asked with its parent's point.

import UIKit

private class OverflowView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() {
      if let hit = child.hitTest(point, with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

private func scene(with parent: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  parent.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
  parent.tag = 1
  root.addSubview(parent)
  let child = UIButton(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
  child.tag = 2
  parent.addSubview(child)
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

func task03NoConversionBug() {
  printMap(of: scene(with: OverflowView()))
}
