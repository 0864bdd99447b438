// Task 24, wrong: the button below is hidden and answers all the same.

import UIKit

private class Cover: UIView {
  var below: UIView!

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let inBelow = self.convert(point, to: below)
    if below.bounds.contains(inBelow) {
      return below
    }
    return self
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

func task24HiddenSiblingBug() {
  let cover = Cover()
  let root = scene(with: cover)
  cover.below.isHidden = true
  printMap(of: root)
}
