import UIKit

class Ring: UIControl {
  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    let path = UIBezierPath(
      arcCenter: center, radius: radius - 20, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    mask.lineWidth = 40
    mask.fillColor = nil
    mask.strokeColor = UIColor.black.cgColor
    layer.mask = mask
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
