import UIKit

class Card: UIView {
  private var exact: CGPoint?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    let old = exact ?? center
    let new = CGPoint(x: old.x + now.x - before.x, y: old.y + now.y - before.y)
    exact = new
    center = CGPoint(x: (new.x / 50).rounded() * 50, y: (new.y / 50).rounded() * 50)
  }
}
