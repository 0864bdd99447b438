// An overlay with a hole, through which the view below is touched.

import UIKit

private class Overlay: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hole.contains(point) ? nil : self
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

func holeInOverlayMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let button = UIButton(frame: CGRect(x: 30, y: 30, width: 30, height: 30))
  button.tag = 2
  let overlay = Overlay(frame: root.bounds)
  overlay.tag = 3
  root.addSubview(button)
  root.addSubview(overlay)
  overlay.hole = overlay.convert(button.bounds, from: button).insetBy(dx: -5, dy: 5)
  print(overlay.hole)
  printMap(of: root)
}
