// An ellipse about the origin that was moved, and a mark in layoutSubviews, which comes with every new size.
// 移动原点后画椭圆；大小每次改变都会布局，在 layoutSubviews 里做标记。
import UIKit

class Dot: UIView {
  var color = UIColor.red {
    didSet { setNeedsDisplay() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(color.cgColor)
    let side = min(bounds.width, bounds.height)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.fillEllipse(in: CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
  }
}
