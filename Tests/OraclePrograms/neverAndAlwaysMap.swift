// Views that are never inside, always inside, or touched from outside by their own answer.

import UIKit

private class Never: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

private class Always: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return true }
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

func neverAndAlwaysMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let half = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  half.tag = 2
  let always = Always(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
  always.tag = 3
  let never = Never(frame: CGRect(x: 20, y: 20, width: 70, height: 70))
  never.tag = 4
  let child = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
  child.tag = 5
  half.addSubview(always)
  never.addSubview(child)
  root.addSubview(half)
  root.addSubview(never)
  printMap(of: root)
}
