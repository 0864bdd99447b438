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
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor.red.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for index in 0..<min(count, 3) {
      context.saveGState()
      if index == 0 { UIColor.white.setFill() }
      context.rotate(by: CGFloat(index) * .pi / 4)
      context.fill(CGRect(x: -1, y: -8, width: 2, height: 16))
      context.restoreGState()
    }
  }
}
