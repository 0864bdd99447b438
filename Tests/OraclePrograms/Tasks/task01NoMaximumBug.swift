// Task 1, wrong: without max(…, 0) what is larger than 44 points shrinks to 44.

import UIKit

private extension UIView {
  func isInMinimumArea(_ point: CGPoint) -> Bool {
    let dx = (44 - bounds.size.width) * 0.5
    let dy = (44 - bounds.size.height) * 0.5
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}

private class MinimumControl: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return isInMinimumArea(point)
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

func task01NoMaximumBug() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let control = MinimumControl(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  control.tag = 1
  root.addSubview(control)
  printMap(of: root)
}
