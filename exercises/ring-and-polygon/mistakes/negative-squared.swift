import UIKit

class Ring: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = point.x - bounds.midX
    let dy = point.y - bounds.midY
    let radius = min(bounds.width, bounds.height) / 2
    let inner = radius - 40
    let square = dx * dx + dy * dy
    return square <= radius * radius && square >= inner * inner
  }
}

class PlayButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: bounds.minX, y: bounds.minY))
    triangle.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
    triangle.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    triangle.close()
    return triangle.contains(point)
  }
}
