import UIKit

class Card: UIView {
  private var waiting = CGPoint.zero

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    center.x += waiting.x
    center.y += waiting.y
    waiting = CGPoint(x: now.x - before.x, y: now.y - before.y)
  }
}
