// Task 22, wrong: the path is built when it is drawn, so before that nothing reacts.

import UIKit

private class DiamondView: UIView {
  private var path: UIBezierPath?

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY - 30.25))
    path.addLine(to: CGPoint(x: rect.midX + 30.25, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + 30.25))
    path.addLine(to: CGPoint(x: rect.midX - 30.25, y: rect.midY))
    path.close()
    UIColor.red.setFill()
    path.fill()
    self.path = path
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let path else { return false }
    return path.contains(point)
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

func task22NeverBuiltBug() {
  printMap(of: scene(with: DiamondView()))
}
