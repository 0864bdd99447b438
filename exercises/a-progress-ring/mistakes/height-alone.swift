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
    let side = bounds.height
    let box = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side).insetBy(dx: 4, dy: 4)
    let start = -CGFloat.pi / 2
    let track = UIBezierPath(ovalIn: box)
    track.lineWidth = 8
    UIColor.lightGray.setStroke()
    track.stroke()
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: box.width / 2,
      startAngle: start, endAngle: start + 2 * .pi * progress, clockwise: true)
    arc.lineWidth = 8
    UIColor.blue.setStroke()
    arc.stroke()
  }
}
