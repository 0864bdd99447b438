// A window that keeps neither its own touches nor those of its controller's view.

import UIKit

private class OverlayWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if hit == self { return nil }
    if hit == rootViewController?.view { return nil }
    return hit
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

func passThroughWindowMap() {
  let window = OverlayWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  window.isHidden = false
  window.tag = 1
  let controller = UIViewController()
  window.rootViewController = controller
  controller.view.tag = 2
  let badge = UIButton(frame: CGRect(x: 70, y: 10, width: 25, height: 25))
  badge.tag = 3
  controller.view.addSubview(badge)
  print(controller.view.frame, badge.window == window)
  printMap(of: window)
}
