import UIKit

class Card: UIView {
  private var isDone = false

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    isDone = true
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard !isDone, let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    center.x += now.x - before.x
    center.y += now.y - before.y
  }
}
