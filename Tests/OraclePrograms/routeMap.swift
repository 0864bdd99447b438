// Every touch of the panel goes to one view, or to what that view answers.

import UIKit

private class Panel: UIView {
  let target = UIScrollView(frame: CGRect(x: 30, y: 10, width: 40, height: 60))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(target)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event), !target.isHidden else { return nil }
    let targetPoint = convert(point, to: target)
    return target.hitTest(targetPoint, with: event) ?? target
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

func routeMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let panel = Panel(frame: CGRect(x: 0, y: 10, width: 100, height: 80))
  panel.tag = 2
  panel.target.tag = 3
  let button = UIButton(frame: CGRect(x: 0, y: 30, width: 20, height: 20))
  button.tag = 4
  panel.target.contentOffset = CGPoint(x: 0, y: 10)
  panel.target.addSubview(button)
  root.addSubview(panel)
  printMap(of: root)
}
