import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let table = superview else { return }
    let now = touch.location(in: table), before = touch.previousLocation(in: table)
    frame = CGRect(
      x: frame.minX + now.x - before.x, y: frame.minY + now.y - before.y, width: 120, height: 160)
  }
}
