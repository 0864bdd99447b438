// Task 9, wrong: the frame of a handle two levels down is taken for one of the panel.

import UIKit

private class Panel: UIView {
  let bar = UIView(frame: CGRect(x: 0, y: 50, width: 80, height: 30))
  let handle = UIView(frame: CGRect(x: 20, y: 10, width: 20, height: 10))

  convenience init(at origin: CGPoint) {
    self.init(frame: CGRect(origin: origin, size: CGSize(width: 80, height: 80)))
    addSubview(bar)
    bar.addSubview(handle)
    handle.tag = 3
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return handle.frame.contains(point)
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

func task09NestedFrameBug() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let panel = Panel(at: CGPoint(x: 10, y: 10))
  panel.tag = 1
  root.addSubview(panel)
  printMap(of: root)
}
