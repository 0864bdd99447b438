// Task 9: only the edges to the left and right react, by ranges.

import UIKit

private class EdgeView: UIView {
  var edge: CGFloat = 15

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    let left = bounds.minX..<bounds.minX + edge
    let right = bounds.maxX - edge..<bounds.maxX
    switch point.x {
    case left, right: return hit
    default: return nil
    }
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

func task09EdgesOnly() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = EdgeView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  view.tag = 1
  root.addSubview(view)
  printMap(of: root)
}
