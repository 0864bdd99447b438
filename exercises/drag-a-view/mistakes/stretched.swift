import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    frame.origin.x += now.x - before.x
    frame.origin.y += now.y - before.y
    frame.size.width -= now.x - before.x
    frame.size.height -= now.y - before.y
  }
}
