import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    let (across, down) = (now.x - before.x, now.y - before.y)
    if abs(across) > abs(down) { center.x += across } else { center.y += down }
  }
}
