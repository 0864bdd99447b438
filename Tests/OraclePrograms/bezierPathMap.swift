// Areas by UIBezierPath: an oval, a rounded rectangle, a triangle, and a ring by even-odd.

import UIKit

private class Shaped: UIView {
  var path: UIBezierPath?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    path?.contains(point) ?? super.point(inside: point, with: event)
  }
}

private func triangle() -> UIBezierPath {
  let path = UIBezierPath()
  path.move(to: CGPoint(x: 20, y: 0))
  path.addLine(to: CGPoint(x: 40, y: 40))
  path.addLine(to: CGPoint(x: 0, y: 40))
  path.close()
  return path
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
      var next = "-"
      if let hit = root.hitTest(point, with: nil) { next = "\(hit.tag)" }
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

func bezierPathMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let area = CGRect(x: 0, y: 0, width: 40, height: 40)
  let ring = UIBezierPath(rect: area)
  ring.append(UIBezierPath(rect: area.insetBy(dx: 10, dy: 10)))
  ring.usesEvenOddFillRule = true
  let paths = [
    UIBezierPath(ovalIn: area), UIBezierPath(roundedRect: area, cornerRadius: 15), triangle(), ring,
  ]
  for (index, path) in paths.enumerated() {
    let view = Shaped(frame: CGRect(x: index % 2 * 50, y: index / 2 * 50, width: 40, height: 40))
    view.path = path
    view.tag = index + 1
    root.addSubview(view)
  }
  printMap(of: root)
}
