// Task 4: a base class notes each call and calls super once.

import UIKit

private class LoggedView: UIView {
  static var calls: [String: Int] = [:]
  var name: String { String(describing: type(of: self)) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LoggedView.calls["\(name) \(#function)", default: 0] += 1
    let hit = super.hitTest(point, with: event)
    return hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isInside = super.point(inside: point, with: event)
    if isInside { Self.calls["\(name) inside", default: 0] += 1 }
    return isInside
  }
}

private class Outer: LoggedView {}
private class Inner: LoggedView {}

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

func task04LogOnce() {
  LoggedView.calls = [:]
  printMap(of: scene(Outer(), Inner()))
  for (call, count) in LoggedView.calls.sorted(by: { $0.key < $1.key }) {
    print(call, "=", count)
  }
}
