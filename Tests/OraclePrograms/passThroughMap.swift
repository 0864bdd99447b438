// A container that gives its own touches away and keeps those of its subviews.

import UIKit

private class PassThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? nil : hit
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

func passThroughMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let below = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  below.tag = 2
  let container = PassThrough(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
  container.tag = 3
  let inner = UIButton(frame: CGRect(x: 40, y: 40, width: 40, height: 20))
  inner.tag = 4
  container.addSubview(inner)
  root.addSubview(below)
  root.addSubview(container)
  printMap(of: root)
}
