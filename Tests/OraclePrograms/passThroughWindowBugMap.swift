// The bug of comparing with the window alone: the full-screen root view swallows everything.

import UIKit

private class OverlayWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
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

func passThroughWindowBugMap() {
  let window = OverlayWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  window.isHidden = false
  window.tag = 1
  let controller = UIViewController()
  window.rootViewController = controller
  controller.view.tag = 2
  let badge = UIButton(frame: CGRect(x: 70, y: 10, width: 25, height: 25))
  badge.tag = 3
  window.rootViewController?.view.addSubview(badge)
  printMap(of: window)
}
