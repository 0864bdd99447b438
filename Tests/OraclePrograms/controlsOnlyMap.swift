// A container where only controls are touched: everything else lets the touch through.

import UIKit

private class ControlsOnly: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) as? UIControl
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

func controlsOnlyMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let container = ControlsOnly(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let plain = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 80))
  plain.tag = 2
  let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  button.tag = 3
  button.isEnabled = false
  let toggle = UISwitch(frame: CGRect(x: 60, y: 50, width: 30, height: 30))
  toggle.tag = 4
  root.addSubview(container)
  container.addSubview(plain)
  container.addSubview(toggle)
  plain.addSubview(button)
  printMap(of: root)
}
