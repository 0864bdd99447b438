// The bugs of subtracting frame.origin and of walking forwards.

import UIKit

private class ByHand: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.1 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for child in subviews {
      let shifted = CGPoint(x: point.x - child.frame.origin.x, y: point.y - child.frame.origin.y)
      if let hit = child.hitTest(shifted, with: event) { return hit }
    }
    return self
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

func defaultAlgorithmBugMap() {
  let root = ByHand(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  scroll.tag = 2
  scroll.contentOffset.y = 20
  let row = UIView(frame: CGRect(x: 0, y: 20, width: 50, height: 15))
  row.tag = 3
  let front = ByHand(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
  front.tag = 4
  scroll.addSubview(row)
  root.addSubview(scroll)
  root.addSubview(front)
  printMap(of: root)
  front.alpha = 0.05
  print(root.hitTest(CGPoint(x: 80, y: 80), with: nil)?.tag ?? 0)
}
