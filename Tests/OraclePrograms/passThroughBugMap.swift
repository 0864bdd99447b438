// The bug of comparing only with self: an inner wrapper still swallows the touches.

import UIKit

private class PassThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event) else { return nil }
    if view === self {
      return nil
    }
    return view
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

func passThroughBugMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let container = PassThrough(frame: root.bounds)
  container.tag = 2
  let wrapper = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
  wrapper.tag = 3
  let button = UIButton(frame: CGRect(x: 20, y: 10, width: 30, height: 30))
  button.tag = 4
  root.addSubview(container)
  container.addSubview(wrapper)
  wrapper.addSubview(button)
  printMap(of: root)
}
