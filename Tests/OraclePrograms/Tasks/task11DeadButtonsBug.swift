// Task 11, wrong: always the scroll view, so the buttons on the pages are dead.

import UIKit

private class Strip: UIView {
  let scroll = UIScrollView()

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return self.point(inside: point, with: event) ? scroll : nil
  }
}

private func scene(with strip: Strip) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  strip.frame = CGRect(x: 0, y: 30, width: 100, height: 40)
  strip.tag = 1
  root.addSubview(strip)
  let scroll = strip.scroll
  scroll.frame = CGRect(x: 20, y: 0, width: 60, height: 40)
  scroll.contentSize = CGSize(width: 180, height: 40)
  scroll.isPagingEnabled = true
  scroll.clipsToBounds = false
  scroll.tag = 2
  strip.addSubview(scroll)
  for page in 0..<3 {
    let button = UIButton(frame: CGRect(x: page * 60 + 5, y: 10, width: 20, height: 20))
    button.tag = page + 3
    scroll.addSubview(button)
  }
  scroll.contentOffset = CGPoint(x: 60, y: 0)
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

func task11DeadButtonsBug() {
  printMap(of: scene(with: Strip()))
}
