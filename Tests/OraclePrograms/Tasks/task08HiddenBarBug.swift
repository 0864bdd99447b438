// Task 8, wrong: the button reacts while the bar is hidden.

import UIKit

private class RaisedBar: UITabBar {
  let raised = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    raised.tag = 2
    addSubview(raised)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    raised.bounds.size = CGSize(width: 30, height: 30)
    raised.center = CGPoint(x: bounds.midX, y: 0)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let p = raised.convert(point, from: self)
    if raised.bounds.contains(p) { return raised }
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

func task08HiddenBarBug() {
  let bar = RaisedBar()
  let root = scene(with: bar)
  bar.isHidden = true
  printMap(of: root)
}
