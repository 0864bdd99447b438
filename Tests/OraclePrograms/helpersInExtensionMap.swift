// A helper in an extension of UIView, used by the overrides of two classes.

import UIKit

extension UIView {
  fileprivate func hitAmongSubviews(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    for subview in subviews.reversed() where !(subview is UILabel) {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return nil
  }
}

private class Wide: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitAmongSubviews(point, event)
  }
}

private class WideButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitAmongSubviews(point, event) ?? super.hitTest(point, with: event)
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

func helpersInExtensionMap() {
  let root = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
  let button = WideButton(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
  button.tag = 2
  let badge = UIView(frame: CGRect(x: 25, y: -5, width: 12, height: 12))
  badge.tag = 3
  let label = UILabel(frame: CGRect(x: 0, y: 60, width: 50, height: 10))
  label.isUserInteractionEnabled = true
  button.addSubview(badge)
  root.addSubview(button)
  root.addSubview(label)
  printMap(of: root)
}
