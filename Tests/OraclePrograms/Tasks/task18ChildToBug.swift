// Task 18, wrong: nil for everything kills the button on the decoration, too.

import UIKit

private final class Gradient: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    nil
  }
}

private func scene(with decoration: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let below = UIButton(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
  below.tag = 1
  root.addSubview(below)
  decoration.frame = root.bounds
  decoration.tag = 2
  root.addSubview(decoration)
  return root
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

func task18ChildToBug() {
  let gradient = Gradient()
  let root = scene(with: gradient)
  let close = UIButton(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
  close.tag = 3
  gradient.addSubview(close)
  printMap(of: root)
}
