// A slider with two handles: the nearer one wins where their areas meet.

import UIKit

private class RangeSlider: UIControl {
  let low = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 20))
  let high = UIView(frame: CGRect(x: 60, y: 10, width: 10, height: 20))

  func add() {
    low.tag = 3
    high.tag = 4
    for handle in [low, high] { addSubview(handle) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    let toLow = abs(point.x - low.center.x)
    let toHigh = abs(point.x - high.center.x)
    guard min(toLow, toHigh) < 25 else { return self }
    return toLow <= toHigh ? low : high
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

func nearestHandleMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let slider = RangeSlider(frame: CGRect(x: 0, y: 30, width: 100, height: 40))
  slider.tag = 2
  slider.add()
  root.addSubview(slider)
  printMap(of: root)
}
