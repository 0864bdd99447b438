import UIKit

class Dot: UIView {
  var color = UIColor.red {
    didSet { draw(bounds) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let circle = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    color.setStroke()
    UIBezierPath(ovalIn: circle).stroke()
  }
}
