import UIKit

class Card: UIView {
  private var isHeld = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    isHeld = (touches.first?.location(in: self).y ?? 0) > 40
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isHeld, let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    center.x += now.x - before.x
    center.y += now.y - before.y
  }
}
