// Task 16, wrong: false for a missing delegate makes the view untouchable.

import UIKit

private protocol OverlayDelegate: AnyObject {
  func shouldReceiveTouch(at point: CGPoint) -> Bool
}

private class Overlay: UIView {
  weak var delegate: OverlayDelegate?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return delegate?.shouldReceiveTouch(at: point) ?? false
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

func task16MissingDelegateBug() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let overlay = Overlay(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  overlay.tag = 1
  root.addSubview(overlay)
  printMap(of: root)
}
