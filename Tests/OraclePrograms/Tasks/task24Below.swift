// Task 24: a cover asks the button below it first.

import UIKit

private class Cover: UIView {
  weak var below: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let below, let hit = below.hitTest(convert(point, to: below), with: event) {
      return hit
    }
    return super.hitTest(point, with: event)
  }
}

private func scene(with cover: Cover) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let below = UIButton(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
  below.tag = 1
  let badge = UIButton(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
  badge.tag = 3
  below.addSubview(badge)
  root.addSubview(below)
  cover.frame = root.bounds
  cover.tag = 2
  cover.below = below
  root.addSubview(cover)
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

func task24Below() {
  printMap(of: scene(with: Cover()))
}
