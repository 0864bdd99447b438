// Task 12, wrong: the first thumb whose area contains the point wins, however far it is.

import UIKit

private class RangeSlider: UIControl {
  var thumbs = [UIView]()

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    return thumbs.first { $0.frame.insetBy(dx: -17, dy: -17).contains(point) } ?? self
  }
}

private func scene(with slider: RangeSlider) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  slider.frame = CGRect(x: 0, y: 40, width: 100, height: 20)
  slider.tag = 1
  root.addSubview(slider)
  for (index, x) in [40, 60].enumerated() {
    let thumb = UIView(frame: CGRect(x: x - 5, y: 5, width: 10, height: 10))
    thumb.tag = index + 2
    slider.addSubview(thumb)
    slider.thumbs.append(thumb)
  }
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

func task12FirstThumbBug() {
  printMap(of: scene(with: RangeSlider()))
}
