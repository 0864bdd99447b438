// Task 5: a window over everything lets through what hits it or its root view.

import UIKit

private class FloatingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if hit == self || hit == rootViewController?.view { return nil }
    return hit
  }
}

private func show(in window: UIWindow) {
  let controller = UIViewController()
  window.rootViewController = controller
  window.isHidden = false
  controller.view.tag = 1
  let button = UIButton(frame: CGRect(x: 60, y: 60, width: 30, height: 30))
  button.tag = 2
  controller.view.addSubview(button)
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

func task05WindowOfButtons() {
  let window = FloatingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  show(in: window)
  printMap(of: window)
}
