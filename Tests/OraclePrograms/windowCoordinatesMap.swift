// An override that decides in the window's coordinates, by converting to nil.

import UIKit

private class BelowLine: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inWindow = convert(point, to: nil)
    return inWindow.y >= 50 && super.point(inside: point, with: event)
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

func windowCoordinatesMap() {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  window.isHidden = false
  window.tag = 1
  let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 80, height: 70))
  scroll.tag = 2
  scroll.contentOffset = CGPoint(x: 0, y: 35)
  let view = BelowLine(frame: CGRect(x: 10, y: 40, width: 40, height: 60))
  view.tag = 3
  scroll.addSubview(view)
  window.addSubview(scroll)
  printMap(of: window)
}
