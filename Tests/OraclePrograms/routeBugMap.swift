// The bug of always returning the target: buttons on it are dead, and so is everything outside.

import UIKit

private class Panel: UIView {
  weak var target: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if super.hitTest(point, with: event) == nil { return nil }
    return target
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

func routeBugMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let panel = Panel(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
  panel.tag = 2
  let page = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
  page.tag = 3
  let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  button.tag = 4
  root.addSubview(panel)
  panel.addSubview(page)
  page.addSubview(button)
  printMap(of: root)
  panel.target = page
  printMap(of: root)
}
