// Task 3: the frontmost child by lazy collections, and nested buttons win.

import UIKit

private class Badge: UIView {
  let close = UIButton(frame: CGRect(x: 20, y: 0, width: 20, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    close.tag = 3
    addSubview(close)
  }

  required init?(coder: NSCoder) { nil }
}

private class AvatarView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let outside = subviews.lazy.reversed().compactMap { [unowned self] child in
      child.hitTest(child.convert(point, from: self), with: event)
    }
    return outside.first ?? super.hitTest(point, with: event)
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

func task03FirstWhere() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let avatar = AvatarView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
  avatar.tag = 1
  root.addSubview(avatar)
  let badge = Badge(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
  badge.tag = 2
  avatar.addSubview(badge)
  printMap(of: root)
}
