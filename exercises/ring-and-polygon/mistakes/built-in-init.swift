import UIKit

class Ring: UIControl {
  private let band = UIBezierPath()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    band.usesEvenOddFillRule = true
    for radius in [radius, max(0, radius - 40)] {
      band.append(
        UIBezierPath(
          arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true))
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    band.contains(point)
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
