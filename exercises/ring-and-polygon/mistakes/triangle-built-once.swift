import UIKit

class Ring: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    return distance <= radius && distance >= radius - 40
  }
}

class PlayButton: UIButton {
  private lazy var triangle: UIBezierPath = {
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: bounds.minX, y: bounds.minY))
    triangle.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
    triangle.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    triangle.close()
    return triangle
  }()

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return triangle.contains(point)
  }
}
