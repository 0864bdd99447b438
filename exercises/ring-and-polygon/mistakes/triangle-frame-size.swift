import UIKit

class Ring: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    return distance <= radius && distance >= radius - 40
  }
}

class PlayButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: 0, y: 0))
    triangle.addLine(to: CGPoint(x: frame.width, y: frame.height / 2))
    triangle.addLine(to: CGPoint(x: 0, y: frame.height))
    triangle.close()
    return triangle.contains(point)
  }
}
