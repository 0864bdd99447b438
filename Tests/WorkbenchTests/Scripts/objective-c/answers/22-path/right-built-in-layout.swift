import UIKit

class Answer: UIView {
  private var shape: UIBezierPath?

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX, y: 0))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: 0, y: bounds.maxY))
    path.close()
    shape = path
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    return shape?.contains(point) ?? false
  }
}
