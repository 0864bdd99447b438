// Task 1: insets per edge in a property, negative to grow.

import UIKit

private class PaddedButton: UIButton {
  var touchInsets: UIEdgeInsets = .zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard touchInsets != .zero, isEnabled, !isHidden else {
      return super.point(inside: point, with: event)
    }
    let area = bounds.inset(by: touchInsets)
    return area.contains(point)
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

func task01InsetsProperty() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let button = PaddedButton(type: .custom)
  button.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
  button.touchInsets = UIEdgeInsets(top: -10, left: -5, bottom: -20, right: -15)
  button.tag = 1
  root.addSubview(button)
  printMap(of: root)
}
