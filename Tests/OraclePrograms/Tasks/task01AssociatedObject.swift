// Task 1: the margin is an associated object of every view, and a base class reads it.

import UIKit

private nonisolated(unsafe) var marginKey: UInt8 = 0

extension UIView {
  fileprivate var touchMargin: CGFloat {
    get { objc_getAssociatedObject(self, &marginKey) as? CGFloat ?? 0 }
    set {
      objc_setAssociatedObject(self, &marginKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  fileprivate func isTouched(at point: CGPoint) -> Bool {
    bounds.insetBy(dx: -touchMargin, dy: -touchMargin).contains(point)
  }
}

private class IconButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isTouched(at: point)
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

func task01AssociatedObject() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let icons = [20, 60].map { x -> IconButton in
    let icon = IconButton(frame: CGRect(x: x, y: 40, width: 20, height: 20))
    icon.tag = x / 20
    root.addSubview(icon)
    return icon
  }
  icons[0].touchMargin = 10
  printMap(of: root)
}
