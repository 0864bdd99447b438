// Task 16: a closure decides, which captures what it needs weakly.

import UIKit

private class ClosureView: UIView {
  typealias Decision = (CGPoint, UIEvent?) -> UIView?

  var decide: Decision?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let decide { return decide(point, event) }
    return super.hitTest(point, with: event)
  }
}

private final class Coordinator {
  let left = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))

  func attach(to view: ClosureView) {
    left.tag = 2
    view.addSubview(left)
    view.decide = { [weak self, weak view] point, _ in
      guard let self, let view, view.bounds.contains(point) else { return nil }
      return left.frame.contains(point) ? left : view
    }
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

func task16ClosureDecides() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = ClosureView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
  view.tag = 1
  root.addSubview(view)
  let coordinator = Coordinator()
  coordinator.attach(to: view)
  printMap(of: root)
  print("left =", coordinator.left.tag)
}
