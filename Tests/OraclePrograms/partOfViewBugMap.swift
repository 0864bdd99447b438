// The bug of testing a point of one's own against the frame, which is in the superview's space.

import UIKit

private class Partial: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard frame.contains(point) else { return nil }
    return super.hitTest(point, with: event)
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

func partOfViewBugMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let view = Partial(frame: CGRect(x: 20, y: 30, width: 60, height: 50))
  view.tag = 2
  root.addSubview(view)
  printMap(of: root)
}
