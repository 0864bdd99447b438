// The default algorithm by hand gives the default's map, with hidden and shifted views too.

import UIKit

private class ByHand: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isUserInteractionEnabled || isHidden || alpha <= 0.01 { return nil }
    if self.point(inside: point, with: event) {
      for subview in subviews.reversed() {
        let convertedPoint = subview.convert(point, from: self)
        if let hitView = subview.hitTest(convertedPoint, with: event) {
          return hitView
        }
      }
      return self
    }
    return nil
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

private func scene(_ root: UIView) -> UIView {
  root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  root.bounds.origin = CGPoint(x: 0, y: 5)
  for (index, offset) in [0, 15, 30, 45].enumerated() {
    let view = UIView(frame: CGRect(x: offset, y: offset + 10, width: 50, height: 40))
    view.tag = index + 1
    view.alpha = index == 2 ? 0 : 1
    root.addSubview(view)
  }
  root.subviews[3].transform = CGAffineTransform(rotationAngle: .pi / 4)
  return root
}

func defaultAlgorithmMap() {
  printMap(of: scene(ByHand()))
  print("and by default")
  printMap(of: scene(UIView()))
}
