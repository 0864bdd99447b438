// The deepest view under the point that satisfies a test, found by recursion without hitTest.

import UIKit

private func deepest(
  in view: UIView, at point: CGPoint, where matches: (UIView) -> Bool
) -> UIView? {
  guard view.bounds.contains(point) else { return nil }
  for child in view.subviews.reversed() {
    let inner = deepest(in: child, at: child.convert(point, from: view), where: matches)
    if inner != nil { return inner }
  }
  return matches(view) ? view : nil
}

private class Root: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepest(in: self, at: point) { $0.tag % 2 == 1 }
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

func recursiveSearchMap() {
  let root = Root(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  root.tag = 1
  var parent: UIView = root
  for tag in 2...5 {
    let view = UIView(frame: CGRect(x: 5 * tag, y: 3 * tag, width: 100 - 15 * tag, height: 40))
    view.tag = tag
    parent.addSubview(view)
    parent = view
  }
  printMap(of: root)
}
