// A polygon by counting the edges that a ray crosses.

import UIKit

private class Star: UIView {
  let corners = [(50, 5), (65, 90), (5, 35), (95, 35), (35, 90)].map {
    CGPoint(x: CGFloat($0.0), y: CGFloat($0.1))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var isInside = false
    var previous = corners[corners.count - 1]
    for corner in corners {
      if (corner.y > point.y) != (previous.y > point.y) {
        let ratio = (point.y - corner.y) / (previous.y - corner.y)
        if point.x < corner.x + ratio * (previous.x - corner.x) { isInside.toggle() }
      }
      previous = corner
    }
    return isInside
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

func polygonMap() {
  let star = Star(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  star.tag = 1
  printMap(of: star)
}
