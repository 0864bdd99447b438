// A container that is inside only where one of its visible subviews is.

import UIKit

private class Holes: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains {
      !$0.isHidden && $0.isUserInteractionEnabled
        && $0.point(inside: self.convert(point, to: $0), with: event)
    }
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

func touchableWhereChildIsMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let holes = Holes(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
  holes.tag = 2
  let frames = [
    CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 10, y: 10, width: 40, height: 20),
    CGRect(x: 70, y: 60, width: 30, height: 30),
  ]
  for (index, frame) in frames.enumerated() {
    let child = UIView(frame: frame)
    child.tag = index + 3
    holes.addSubview(child)
  }
  holes.subviews[0].isHidden = true
  root.addSubview(holes)
  printMap(of: root)
}
