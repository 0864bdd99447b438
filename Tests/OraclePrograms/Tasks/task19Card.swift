// Task 19: a card takes the hits of everything on it.

import UIKit

private class Card: UIControl {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { _ in self }
  }
}

private func scene(with card: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  card.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
  card.tag = 1
  root.addSubview(card)
  for row in 0..<3 {
    let label = UIView(frame: CGRect(x: 5, y: row * 20, width: 50, height: 15))
    label.tag = row + 2
    card.addSubview(label)
  }
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

func task19Card() {
  printMap(of: scene(with: Card()))
}
