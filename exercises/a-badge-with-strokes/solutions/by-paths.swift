// Each stroke is a path of its own that a transform turns; the context stays as it is.
// 每条线是一个路径，由变换来旋转；上下文不变。
import UIKit

class Badge: UIView {
  var count = 1 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
    UIColor.white.setStroke()
    for index in 0..<min(count, 3) {
      let angle = CGFloat(index) * .pi / 4
      let (x, y) = (8 * sin(angle), 8 * cos(angle))
      let path = UIBezierPath()
      path.lineWidth = 2
      path.move(to: CGPoint(x: bounds.midX - x, y: bounds.midY + y))
      path.addLine(to: CGPoint(x: bounds.midX + x, y: bounds.midY - y))
      path.stroke()
    }
  }
}
