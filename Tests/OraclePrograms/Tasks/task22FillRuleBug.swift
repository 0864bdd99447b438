// Task 22, wrong: by winding the middle of the frame reacts, too.

import UIKit

private class FrameView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let outline = UIBezierPath(rect: bounds)
    outline.append(UIBezierPath(rect: bounds.insetBy(dx: 20, dy: 20)))
    return outline.contains(point)
  }
}

private func scene(with view: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  view.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
  view.tag = 1
  root.addSubview(view)
  root.layoutIfNeeded()
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

func task22FillRuleBug() {
  printMap(of: scene(with: FrameView()))
}
