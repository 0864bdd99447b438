// A bar whose middle button extends above it.

import UIKit

private class RaisedBar: UIView {
  let middle = UIButton(frame: CGRect(x: 35, y: -15, width: 30, height: 30))

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isHidden && middle.superview != nil {
      let middlePoint = middle.convert(point, from: self)
      if middle.point(inside: middlePoint, with: event) { return middle }
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

func raisedButtonMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let bar = RaisedBar(frame: CGRect(x: 0, y: 75, width: 100, height: 25))
  bar.tag = 2
  bar.middle.tag = 3
  bar.addSubview(bar.middle)
  root.addSubview(bar)
  printMap(of: root)
  bar.isHidden = true
  printMap(of: root)
}
