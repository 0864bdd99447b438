// Task 25: the presentation layer is asked in the coordinates of the superlayer.

import UIKit

private class Stage: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() {
      if let moving = child.layer.presentation(), moving.hitTest(point) != nil { return child }
    }
    return super.hitTest(point, with: event)
  }
}

/// A layer that is in no window has no presentation layer (LA-10).
private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

private func scene(_ stage: UIView, _ ball: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  window.addSubview(root)
  stage.frame = root.bounds
  root.addSubview(stage)
  ball.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
  ball.tag = 1
  stage.addSubview(ball)
  UIView.animate(withDuration: 2) { ball.center.x += 40 }
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

func task25Presentation() {
  printMap(of: scene(Stage(), UIView()))
}
