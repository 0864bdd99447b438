// Paths that are built in layoutSubviews: once for each size, not once for each touch.
// 路径在 layoutSubviews 里创建：每次大小改变时创建一次，而不是每次触摸时创建。
import UIKit

class Ring: UIControl {
  private var outer = UIBezierPath()
  private var hole = UIBezierPath()

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2
    outer = circle(radius)
    hole = circle(max(0, radius - 40))
  }

  private func circle(_ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: 0,
      endAngle: 2 * .pi, clockwise: true)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    outer.contains(point) && !hole.contains(point)
  }
}

class PlayButton: UIButton {
  private let shape = CAShapeLayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    let triangle = CGMutablePath()
    triangle.addLines(between: [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.midY),
      CGPoint(x: bounds.minX, y: bounds.maxY),
    ])
    triangle.closeSubpath()
    shape.path = triangle
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    shape.path?.contains(point) ?? false
  }
}
