// Task 22: a path that is built in layoutSubviews decides.

import UIKit

private class DiamondView: UIView {
  private var path = UIBezierPath()

  override func layoutSubviews() {
    super.layoutSubviews()
    let corners = (0..<4).map { corner -> CGPoint in
      let angle = CGFloat(corner) * .pi / 2
      return CGPoint(x: bounds.midX + 30.25 * cos(angle), y: bounds.midY + 30.25 * sin(angle))
    }
    path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    path.contains(point)
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

func task22Diamond() {
  printMap(of: scene(with: DiamondView()))
}
