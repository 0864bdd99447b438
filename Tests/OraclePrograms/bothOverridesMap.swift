// hitTest and point(inside:) in one class: the one grows the area, the other chooses the answer.

import UIKit

private class Both: UIControl {
  weak var helper: UIView?
  private var asked = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked += 1
    let insets = UIEdgeInsets(top: -5, left: -10, bottom: -15, right: -20)
    return isEnabled && bounds.inset(by: insets).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked = 0
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit == self && !bounds.contains(point) && asked == 1 ? helper : hit
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

func bothOverridesMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let both = Both(frame: CGRect(x: 30, y: 30, width: 30, height: 30))
  both.tag = 2
  let helper = UILabel()
  helper.tag = 3
  both.addSubview(helper)
  both.helper = helper
  root.addSubview(both)
  printMap(of: root)
  both.isEnabled = false
  printMap(of: root)
}
