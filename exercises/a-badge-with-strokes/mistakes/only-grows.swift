import UIKit

class Badge: UIView {
  var count = 1 {
    didSet {
      for index in strokes.count..<max(strokes.count, min(count, 3)) { strokes.append(index) }
      setNeedsDisplay()
    }
  }
  private var strokes = [0]

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor.red.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    UIColor.white.setFill()
    for index in strokes {
      context.saveGState()
      context.rotate(by: CGFloat(index) * .pi / 4)
      context.fill(CGRect(x: -1, y: -8, width: 2, height: 16))
      context.restoreGState()
    }
  }
}
