// Task 17, wrong: the call-out itself is returned, so the button on it is dead.

import UIKit

private class Pin: UIView {
  private var callout: UIView?

  func show(_ view: UIView) {
    callout = view
    addSubview(view)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let callout = callout, callout.frame.contains(point) {
      superview?.bringSubviewToFront(self)
      return callout
    }
    return super.hitTest(point, with: event)
  }
}

private func scene(with pin: Pin) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  pin.frame = CGRect(x: 45, y: 60, width: 10, height: 10)
  pin.tag = 1
  root.addSubview(pin)
  let callout = UIView(frame: CGRect(x: -20, y: -30, width: 50, height: 20))
  callout.tag = 2
  let detail = UIButton(frame: CGRect(x: 30, y: 0, width: 20, height: 20))
  detail.tag = 3
  callout.addSubview(detail)
  pin.show(callout)
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

func task17DeadDetailBug() {
  printMap(of: scene(with: Pin()))
}
