// Task 23, wrong: who asks without an event gets nil.

import UIKit

private class TouchOnlyView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let event = event, event.type == .touches, (event.allTouches?.count ?? 0) < 2 else {
      return nil
    }
    return super.hitTest(point, with: event)
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

func task23NilEventBug() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = TouchOnlyView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  view.tag = 1
  root.addSubview(view)
  printMap(of: root)
}
