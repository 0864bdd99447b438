// Task 1: every control reacts on at least 44 × 44 points, and large ones stay as they are.

import UIKit

private let minimum = CGSize(width: 44, height: 44)

private class ComfortableControl: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let widthToAdd = max(minimum.width - bounds.width, 0)
    let heightToAdd = max(minimum.height - bounds.height, 0)
    let largerBounds = bounds.insetBy(dx: -widthToAdd / 2, dy: -heightToAdd / 2)
    return largerBounds.contains(point)
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

func task01MinimumSize() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let frames = [
    CGRect(x: 45, y: 45, width: 10, height: 20), CGRect(x: 0, y: 80, width: 60, height: 20),
  ]
  for (index, frame) in frames.enumerated() {
    let control = ComfortableControl(frame: frame)
    control.tag = index + 1
    root.addSubview(control)
  }
  printMap(of: root)
}
