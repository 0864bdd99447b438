// Task 27, wrong: the hole is the bounds of the button, without a conversion.

import UIKit

private class CoachMark: UIView {
  var hole: CGRect = .null

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return !hole.contains(point)
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

func task27OwnBoundsBug() {
  printMap(
    of: scene { button in
      let mark = CoachMark()
      mark.hole = button.bounds
      return mark
    })
}
