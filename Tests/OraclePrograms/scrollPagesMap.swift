// Overrides inside a scroll view: rows that shrink their area, and a header that lets through.

import UIKit

private class Row: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 10, dy: 2).contains(point)
  }
}

private class Header: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self { return nil } else { return hit }
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

func scrollPagesMap() {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  scroll.tag = 9
  for index in 0..<6 {
    let row = Row(frame: CGRect(x: 0, y: index * 25, width: 100, height: 25))
    row.tag = index + 1
    scroll.addSubview(row)
  }
  let header = Header(frame: CGRect(x: 0, y: 30, width: 100, height: 20))
  let button = UIButton(frame: CGRect(x: 40, y: 5, width: 20, height: 10))
  button.tag = 7
  header.addSubview(button)
  scroll.addSubview(header)
  printMap(of: scroll)
  scroll.contentOffset = CGPoint(x: 0, y: 40)
  printMap(of: scroll)
}
