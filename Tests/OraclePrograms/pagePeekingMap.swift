// A container as wide as the screen hands what it gets itself to a narrow scroll view in it.

import UIKit

private class Peeking: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    if view == self { return subviews.first }
    return view
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

func pagePeekingMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  let container = Peeking(frame: CGRect(x: 0, y: 20, width: 100, height: 50))
  container.tag = 2
  let scroll = UIScrollView(frame: CGRect(x: 20, y: 0, width: 60, height: 50))
  scroll.tag = 3
  scroll.clipsToBounds = false
  scroll.contentOffset.x = 60
  for page in 0..<3 {
    let button = UIButton(frame: CGRect(x: page * 60 + 5, y: 10, width: 50, height: 30))
    button.tag = page + 4
    scroll.addSubview(button)
  }
  container.addSubview(scroll)
  root.addSubview(container)
  printMap(of: root)
}
