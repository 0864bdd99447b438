import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    frame = CGRect(
      x: frame.minX + now.x - before.x, y: frame.minY + now.y - before.y,
      width: bounds.width, height: bounds.height)
  }
}
