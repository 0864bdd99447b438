// Task 10: a flag in a loop over the children.

import UIKit

private class HollowView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var isOnChild = false
    for child in subviews where child.isHidden == false {
      let p = self.convert(point, to: child)
      if child.point(inside: p, with: event) {
        isOnChild = true
        break
      }
    }
    return isOnChild
  }
}

private func scene(with container: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  container.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
  container.tag = 1
  root.addSubview(container)
  for (tag, x) in [(2, 10), (3, 50)] {
    let child = UIButton(frame: CGRect(x: x, y: 10, width: 20, height: 20))
    child.tag = tag
    child.isHidden = tag == 3
    container.addSubview(child)
  }
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

func task10FlagInLoop() {
  printMap(of: scene(with: HollowView()))
}
