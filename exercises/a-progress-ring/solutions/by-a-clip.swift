// The whole blue ring, cut to a wedge by a clip.
// 画整个蓝色圆环，用裁剪只留下扇形部分。
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
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let circle = UIBezierPath(
      ovalIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        .insetBy(dx: 4, dy: 4))
    circle.lineWidth = 8
    UIColor.lightGray.setStroke()
    circle.stroke()
    let wedge = UIBezierPath()
    wedge.move(to: center)
    wedge.addArc(
      withCenter: center, radius: side, startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: true)
    wedge.addClip()
    UIColor.blue.setStroke()
    circle.stroke()
  }
}
