// A cover gives the touch to what that touch would hit in the sibling below it.

import UIKit

private class Cover: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let superview, let index = superview.subviews.firstIndex(of: self), index > 0 else {
      return super.hitTest(point, with: event)
    }
    let below = superview.subviews[index - 1]
    return below.hitTest(convert(point, to: below), with: event)
      ?? super.hitTest(point, with: event)
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

func coveredViewMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let below = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  below.tag = 2
  let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  button.tag = 3
  below.addSubview(button)
  let cover = Cover(frame: CGRect(x: 10, y: 30, width: 80, height: 40))
  cover.tag = 4
  root.addSubview(below)
  root.addSubview(cover)
  printMap(of: root)
}
