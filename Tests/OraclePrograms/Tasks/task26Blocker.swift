// Task 26: a blocker swallows everything, its own children included.

import UIKit

private final class Blocker: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let spinner = UIButton(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    spinner.tag = 2
    addSubview(spinner)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
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

func task26Blocker() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let button = UIButton(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
  button.tag = 3
  root.addSubview(button)
  let blocker = Blocker(frame: root.bounds)
  blocker.tag = 1
  root.addSubview(blocker)
  printMap(of: root)
}
