// The bug of returning self at the end without the inside test: it swallows everything.

import UIKit

private class Container: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in subviews.reversed() {
      let p = convert(point, to: view)
      if view.bounds.contains(p) { return view.hitTest(p, with: event) }
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

func outsideReturnsSelfBugMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let other = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  other.tag = 2
  let container = Container(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
  container.tag = 3
  let button = UIButton(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
  button.tag = 4
  root.addSubview(other)
  root.addSubview(container)
  container.addSubview(button)
  printMap(of: root)
}
