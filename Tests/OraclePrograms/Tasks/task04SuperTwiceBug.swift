// Task 4, wrong: super once to print and once to return, so everything below is asked twice.

import UIKit

private final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
  func count(of word: String) -> Int { lines.filter { $0.hasPrefix(word) }.count }
}

private class Outer: UIView {
  var journal: Journal!

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    journal.note("outer \(super.hitTest(point, with: event)?.tag ?? -1)")
    return super.hitTest(point, with: event)
  }
}

private class Inner: UIView {
  var journal: Journal!

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    journal.note("inner")
    return super.hitTest(point, with: event)
  }
}

private func scene(_ outer: UIView, _ inner: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  outer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
  outer.tag = 1
  root.addSubview(outer)
  inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
  inner.tag = 2
  outer.addSubview(inner)
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

func task04SuperTwiceBug() {
  let journal = Journal()
  let (outer, inner) = (Outer(), Inner())
  outer.journal = journal
  inner.journal = journal
  printMap(of: scene(outer, inner))
  print("outer =", journal.count(of: "outer"))
  print("inner =", journal.count(of: "inner"))
}
