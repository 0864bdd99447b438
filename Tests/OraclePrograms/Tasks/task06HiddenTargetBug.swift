// Task 6, wrong: whether the field is hidden is not checked.

import UIKit

private class SearchBar: UIView {
  unowned var field: UIView!

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? field : hit
  }
}

private func scene(with bar: SearchBar) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  bar.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
  bar.tag = 1
  root.addSubview(bar)
  let field = UIControl(frame: CGRect(x: 40, y: 40, width: 30, height: 30))
  field.tag = 2
  bar.addSubview(field)
  let clear = UIButton(frame: CGRect(x: 20, y: 0, width: 10, height: 30))
  clear.tag = 3
  field.addSubview(clear)
  bar.field = field
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

func task06HiddenTargetBug() {
  let bar = SearchBar()
  let root = scene(with: bar)
  bar.field.isHidden = true
  printMap(of: root)
}
