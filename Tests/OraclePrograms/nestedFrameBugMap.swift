// The bug of using the frame of a nested view as if it were in one's own coordinates.

import UIKit

private class Card: UIView {
  let row = UIView(frame: CGRect(x: 20, y: 50, width: 60, height: 30))
  let button = UIButton(frame: CGRect(x: 10, y: 5, width: 20, height: 20))

  func setUp() {
    row.tag = 2
    button.tag = 3
    addSubview(row)
    row.addSubview(button)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    button.frame.contains(point) ? button : super.hitTest(point, with: event)
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

func nestedFrameBugMap() {
  let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  card.tag = 1
  card.setUp()
  printMap(of: card)
}
