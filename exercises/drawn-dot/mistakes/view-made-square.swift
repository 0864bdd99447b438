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
    contentMode = .redraw
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    bounds.size = CGSize(width: side, height: side)
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }
}
