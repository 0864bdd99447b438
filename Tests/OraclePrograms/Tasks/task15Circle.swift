// Task 15: a square button that reacts in its circle.

import UIKit

private class CircleButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    clipsToBounds = true
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let distance = hypot(point.x - middle.x, point.y - middle.y)
    return distance <= bounds.width / 2
  }
}

private func scene(with view: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  view.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
  view.tag = 1
  root.addSubview(view)
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

func task15Circle() {
  printMap(of: scene(with: CircleButton()))
}
