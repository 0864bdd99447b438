// Task 8, wrong: the frame of a nested button is taken for one in the bar.

import UIKit

private class RaisedBar: UIView {
  let holder = UIView(frame: CGRect(x: 35, y: -15, width: 30, height: 30))
  let raised = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(holder)
    holder.addSubview(raised)
    raised.tag = 2
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if raised.frame.contains(point) { return raised }
    return super.hitTest(point, with: event)
  }
}

private func scene(with bar: RaisedBar) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  bar.frame = CGRect(x: 0, y: 70, width: 100, height: 30)
  bar.tag = 1
  root.addSubview(bar)
  bar.layoutIfNeeded()
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

func task08NestedFrameBug() {
  printMap(of: scene(with: RaisedBar()))
}
