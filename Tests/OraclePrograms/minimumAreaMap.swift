// A button that is touched in at least 44 × 44 points, whatever its size.

import UIKit

private class LargeButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01 else { return false }
    let dx = max(44 - bounds.width, 0)
    let dy = max(44 - bounds.height, 0)
    return bounds.insetBy(dx: -dx / 2, dy: -dy / 2).contains(point)
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

func minimumAreaMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let small = LargeButton(frame: CGRect(x: 20, y: 15, width: 10, height: 20))
  small.tag = 2
  let wide = LargeButton(frame: CGRect(x: 30, y: 60, width: 60, height: 30))
  wide.tag = 3
  let hidden = LargeButton(frame: CGRect(x: 70, y: 10, width: 10, height: 10))
  hidden.isHidden = true
  root.addSubview(small)
  root.addSubview(wide)
  root.addSubview(hidden)
  printMap(of: root)
}
