// Task 2: what hits the container itself goes through, its buttons stay.

import UIKit

private class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event), view !== self else { return nil }
    return view
  }
}

private func scene(with container: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let below = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  below.tag = 2
  root.addSubview(below)
  container.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
  container.tag = 1
  root.addSubview(container)
  let button = UIButton(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
  button.tag = 3
  container.addSubview(button)
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

func task02GuardStyle() {
  printMap(of: scene(with: PassThroughView()))
}
