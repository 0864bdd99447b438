// Task 1: hitTest answers for the margin itself, after asking whether the button can be touched.

import UIKit

private final class EasyButton: UIButton {
  @IBInspectable var extra: CGFloat = 10

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    let grown = CGRect(
      x: -extra, y: -extra, width: bounds.width + 2 * extra, height: bounds.height + 2 * extra)
    return grown.contains(point) ? self : nil
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

func task01HitTestVariant() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let names = ["seen", "hidden", "faint", "deaf"]
  for (index, name) in names.enumerated() {
    let button = EasyButton(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    button.center = CGPoint(x: 25 + 50 * (index % 2), y: 25 + 50 * (index / 2))
    button.tag = index + 1
    switch name {
    case "hidden": button.isHidden = true
    case "faint": button.alpha = 0
    case "deaf": button.isUserInteractionEnabled = false
    default: break
    }
    root.addSubview(button)
  }
  printMap(of: root)
}
