import UIKit

class Ring: UIView {
  var progress: CGFloat = 0.25 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let box = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side).insetBy(dx: 4, dy: 4)
    let start = -CGFloat.pi / 2
    let track = UIBezierPath(
      arcCenter: CGPoint(x: 40, y: 40), radius: box.width / 2, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    track.lineWidth = 8
    UIColor.lightGray.setStroke()
    track.stroke()
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 40, y: 40), radius: box.width / 2,
      startAngle: start, endAngle: start + 2 * .pi * progress, clockwise: true)
    arc.lineWidth = 8
    UIColor.blue.setStroke()
    arc.stroke()
  }
}
