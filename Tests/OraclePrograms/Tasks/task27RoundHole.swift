// Task 27: round holes, several of them, in a set of values.

import UIKit

private struct Hole: Hashable {
  var x: CGFloat
  var y: CGFloat
  var radius: CGFloat

  func contains(_ point: CGPoint) -> Bool {
    hypot(point.x - x, point.y - y) < radius
  }
}

private class Curtain: UIView {
  private var holes: Set<Hole> = []

  @discardableResult
  func cut(_ hole: Hole) -> Self {
    holes.insert(hole)
    return self
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && holes.allSatisfy { !$0.contains(point) }
  }
}

private func scene(_ makeCover: (UIButton) -> UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let button = UIButton(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
  button.tag = 1
  root.addSubview(button)
  let cover = makeCover(button)
  cover.frame = root.bounds
  cover.tag = 2
  root.addSubview(cover)
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

func task27RoundHole() {
  let root = scene { button in
    let hole = Hole(x: button.center.x, y: button.center.y, radius: 8)
    return Curtain().cut(hole).cut(hole).cut(Hole(x: 10, y: 90, radius: 5))
  }
  printMap(of: root)
}
