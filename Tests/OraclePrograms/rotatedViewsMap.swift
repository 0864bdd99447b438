// Rotated and scaled views with overrides: points arrive in their own coordinates.

import UIKit

private class Half: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && point.x < bounds.midX
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

func rotatedViewsMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let rotated = Half(frame: CGRect(x: 10, y: 30, width: 40, height: 40))
  rotated.tag = 2
  rotated.transform = CGAffineTransform(rotationAngle: .pi / 2)
  let scaled = Half(frame: CGRect(x: 65, y: 40, width: 20, height: 20))
  scaled.tag = 3
  scaled.transform = CGAffineTransform(scaleX: 1.5, y: 2)
  root.addSubview(rotated)
  root.addSubview(scaled)
  print(scaled.frame, scaled.bounds)
  printMap(of: root)
}
