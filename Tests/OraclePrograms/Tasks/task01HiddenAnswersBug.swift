// Task 1, wrong: the hitTest variant answers although the button is hidden.

import UIKit

private class EasyButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let area = self.bounds.insetBy(dx: -10, dy: -10)
    return area.contains(point) ? self : nil
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

func task01HiddenAnswersBug() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let button = EasyButton(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
  button.tag = 1
  button.isHidden = true
  root.addSubview(button)
  printMap(of: root)
}
