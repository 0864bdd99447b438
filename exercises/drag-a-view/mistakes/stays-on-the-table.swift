import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let superview else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    let room = superview.bounds.insetBy(dx: bounds.width / 2, dy: bounds.height / 2)
    center.x = min(max(center.x + now.x - before.x, room.minX), room.maxX)
    center.y = min(max(center.y + now.y - before.y, room.minY), room.maxY)
  }
}
