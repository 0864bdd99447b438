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
    UIColor.white.setFill()
    for index in 0..<min(count, 3) {
      context.saveGState()
      context.rotate(by: CGFloat(index) * .pi / 4)
      context.fill(CGRect(x: bounds.midX - 1, y: bounds.midY - 8, width: 2, height: 16))
      context.restoreGState()
    }
  }
}
