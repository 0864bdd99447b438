import UIKit

class Card: UIView {
  private var last = CGPoint.zero

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    center.x += last.x
    center.y += last.y
    last = .zero
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    center.x += now.x - before.x
    center.y += now.y - before.y
    last = CGPoint(x: now.x - before.x, y: now.y - before.y)
  }
}
