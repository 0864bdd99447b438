// Task 23: what reacts depends on the mode, an enumeration with payloads.

import UIKit

private class CanvasView: UIView {
  enum Mode: Equatable {
    case locked
    case drawing(margin: CGFloat)
    case selecting(Set<Int>)
  }

  var mode = Mode.locked

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if UIAccessibility.isVoiceOverRunning { return super.hitTest(point, with: event) }
    if let event, event.type == .hover { return nil }
    switch mode {
    case .locked: return nil
    case .drawing(let margin) where margin > 0:
      return bounds.insetBy(dx: margin, dy: margin).contains(point) ? self : nil
    case .drawing: return bounds.contains(point) ? self : nil
    case .selecting(let tags):
      guard let hit = super.hitTest(point, with: event) else { return nil }
      return tags.contains(hit.tag) ? hit : self
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

func task23Modes() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let modes: [CanvasView.Mode] = [
    .locked, .drawing(margin: 10), .selecting([12]), .drawing(margin: 0),
  ]
  for (index, mode) in modes.enumerated() {
    let canvas = CanvasView(
      frame: CGRect(x: index % 2 * 50, y: index / 2 * 50, width: 40, height: 40))
    canvas.tag = index + 1
    canvas.mode = mode
    for tag in [11, 12] {
      let item = UIView(frame: CGRect(x: (tag - 11) * 20, y: 0, width: 20, height: 20))
      item.tag = tag
      canvas.addSubview(item)
    }
    root.addSubview(canvas)
  }
  printMap(of: root)
}
