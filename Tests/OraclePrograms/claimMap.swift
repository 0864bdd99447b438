// A view that claims the hits of its subviews, with and without the test for nil.

import UIKit

private class Claiming: UIView {
  var isCareful = true

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if isCareful && hit == nil { return nil }
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

func claimMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let claiming = Claiming(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
  claiming.tag = 2
  let button = UIButton(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
  button.tag = 3
  claiming.addSubview(button)
  root.addSubview(claiming)
  printMap(of: root)
  claiming.isCareful = false
  printMap(of: root)
}
