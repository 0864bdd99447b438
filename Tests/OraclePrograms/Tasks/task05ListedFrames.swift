// Task 5: only listed areas of the window react, grown a little.

import UIKit

private class AreaWindow: UIWindow {
  private(set) var areas: [CGRect] = []

  func allow(_ rects: CGRect...) {
    areas += rects.map { $0.insetBy(dx: -5, dy: -5) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    areas.contains { $0.contains(point) }
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

func task05ListedFrames() {
  let window = AreaWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  show(in: window)
  window.allow(
    CGRect(x: 60, y: 60, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10))
  printMap(of: window)
}
