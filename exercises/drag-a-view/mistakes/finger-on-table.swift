import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard superview!.bounds.contains(touches.first!.location(in: superview)) else { return }
    guard let touch = touches.first, let table = superview else { return }
    let now = touch.location(in: table), before = touch.previousLocation(in: table)
    center.x += now.x - before.x
    center.y += now.y - before.y
  }
}
