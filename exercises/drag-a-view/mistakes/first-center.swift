import UIKit

class Card: UIView {
  private var start = CGPoint.zero
  private var middle: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    start = touch.location(in: superview)
    if middle == nil { middle = center }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let middle else { return }
    let now = touch.location(in: superview)
    center = CGPoint(x: middle.x + now.x - start.x, y: middle.y + now.y - start.y)
  }
}
