import UIKit

class Ring: UIControl {
  private lazy var band: UIBezierPath = {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    let path = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    path.append(
      UIBezierPath(
        arcCenter: center, radius: max(0, radius - 40), startAngle: 0, endAngle: 2 * .pi,
        clockwise: true))
    path.usesEvenOddFillRule = true
    return path
  }()

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return band.contains(point)
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
