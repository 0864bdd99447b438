// The stroke is read first, and its place in the dictionary set to nil.
// 先取出这条线，再把字典里的值设为 nil。
import UIKit

class DrawingPad: UIView {
  /// The strokes of fingers that were lifted, in this order.
  private(set) var strokes: [[CGPoint]] = []
  private var open: [UITouch: [CGPoint]] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { open[touch] = [touch.location(in: self)] }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { draw(touch, event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      draw(touch, event)
      if let stroke = open[touch] { strokes.append(stroke) }
      open[touch] = nil
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { open[touch] = nil }
  }

  private func draw(_ touch: UITouch, _ event: UIEvent?) {
    for part in event?.coalescedTouches(for: touch) ?? [touch] {
      let place = part.location(in: self)
      if open[touch]?.last != place { open[touch]?.append(place) }
    }
  }
}
