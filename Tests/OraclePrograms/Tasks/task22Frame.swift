// Task 22: a frame of a shape layer, whose middle lets touches through by even and odd.

import QuartzCore
import UIKit

private class FrameView: UIView {
  private let shape = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.addSublayer(shape)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let outline = CGMutablePath()
    outline.addRect(bounds)
    outline.addRect(bounds.insetBy(dx: 20, dy: 20))
    shape.path = outline
    shape.fillRule = .evenOdd
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let path = shape.path, path.contains(point, using: .evenOdd) else { return nil }
    return super.hitTest(point, with: event)
  }
}

private func scene(with view: UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  view.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
  view.tag = 1
  root.addSubview(view)
  root.layoutIfNeeded()
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

func task22Frame() {
  printMap(of: scene(with: FrameView()))
}
