// Task 8: a round raised button, whose circle alone reacts.

import UIKit

private class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = bounds.width / 2
    return pow(point.x - bounds.midX, 2) + pow(point.y - bounds.midY, 2) <= radius * radius
  }
}

private class RaisedBar: UIView {
  lazy var raised: RoundButton = {
    let button = RoundButton(frame: CGRect(x: 35, y: -15, width: 30, height: 30))
    button.tag = 2
    return button
  }()

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    addSubview(raised)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || raised.point(inside: raised.convert(point, from: self), with: event)
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

func task08RoundButton() {
  printMap(of: scene(with: RaisedBar()))
}
