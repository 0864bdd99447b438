import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    center.x += max(0, now.x - before.x)
    center.y += max(0, now.y - before.y)
  }
}
