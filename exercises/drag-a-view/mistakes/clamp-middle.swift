import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let table = superview else { return }
    let now = touch.location(in: table), before = touch.previousLocation(in: table)
    center.x = min(max(center.x + now.x - before.x, 0), table.bounds.width)
    center.y = min(max(center.y + now.y - before.y, 0), table.bounds.height)
  }
}
