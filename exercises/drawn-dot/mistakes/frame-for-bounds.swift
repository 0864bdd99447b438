import UIKit

class Dot: UIView {
  var color = UIColor.red {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let side = min(frame.width, frame.height)
    let circle = CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    color.setFill()
    UIBezierPath(ovalIn: circle).fill()
  }
}
