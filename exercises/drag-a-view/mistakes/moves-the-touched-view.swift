import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    touch.view?.center.x += now.x - before.x
    touch.view?.center.y += now.y - before.y
  }
}
