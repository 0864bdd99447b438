// A triangle by the signs of cross products.

import UIKit

private class Triangle: UIView {
  private func side(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let top = CGPoint(x: bounds.midX, y: bounds.minY)
    let left = CGPoint(x: bounds.minX, y: bounds.maxY)
    let right = CGPoint(x: bounds.maxX, y: bounds.maxY)
    let signs = [side(point, top, right), side(point, right, left), side(point, left, top)]
    return signs.allSatisfy { $0 >= 0 }
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

func triangleMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let triangle = Triangle(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
  triangle.tag = 2
  root.addSubview(triangle)
  printMap(of: root)
}
