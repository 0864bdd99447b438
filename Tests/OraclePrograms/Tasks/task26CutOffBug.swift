// Task 26, wrong: true for every point, but the parent refuses what lies outside of it.

import UIKit

private class Blocker: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return true
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

func task26CutOffBug() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let panel = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
  panel.tag = 2
  root.addSubview(panel)
  let blocker = Blocker(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  blocker.tag = 1
  panel.addSubview(blocker)
  printMap(of: root)
}
