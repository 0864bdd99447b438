// A stack view lets touches between its arranged subviews through.

import UIKit

private class Gaps: UIStackView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in arrangedSubviews.reversed() where !view.isHidden {
      if view.frame.contains(point) {
        return view.hitTest(convert(point, to: view), with: event)
      }
    }
    return nil
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

func stackViewsMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let stack = Gaps(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
  stack.tag = 2
  for index in 0..<3 {
    let view = UIButton(frame: CGRect(x: index * 30, y: 5, width: 20, height: 30))
    view.tag = index + 3
    stack.addArrangedSubview(view)
  }
  stack.arrangedSubviews[1].isHidden = true
  root.addSubview(stack)
  print(stack.arrangedSubviews.map { $0.tag }, stack.subviews.count)
  printMap(of: root)
}
