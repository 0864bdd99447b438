// Task 2: a stack view lets touches between its buttons through.

import UIKit

private class GapStackView: UIStackView {
  var isPassThrough = true

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isPassThrough && hit == self ? nil : hit
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

func task02StackView() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let buttons = [1, 2, 3].map { number -> UIButton in
    let button = UIButton()
    button.tag = number
    return button
  }
  let stack = GapStackView(arrangedSubviews: buttons)
  stack.axis = .horizontal
  stack.distribution = .fillEqually
  stack.spacing = 20
  stack.frame = CGRect(x: 0, y: 40, width: 100, height: 20)
  stack.tag = 9
  for (index, button) in stack.arrangedSubviews.enumerated() {
    button.frame = CGRect(x: index * 40, y: 0, width: 20, height: 20)
  }
  root.addSubview(stack)
  printMap(of: root)
}
