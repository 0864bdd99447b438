import UIKit

class Ring: UIView {
  var progress: CGFloat = 0.25 { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func draw(_ rect: CGRect) {
    let radius = min(bounds.width, bounds.height) / 2 - 4
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let ring = UIBezierPath(
      arcCenter: middle, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    ring.lineWidth = 16
    UIColor.lightGray.setStroke()
    ring.stroke()
    let end = -CGFloat.pi / 2 + 2 * .pi * progress
    let part = UIBezierPath(
      arcCenter: middle, radius: radius, startAngle: -.pi / 2, endAngle: end, clockwise: true)
    part.lineWidth = 16
    UIColor.blue.setStroke()
    part.stroke()
  }
}
