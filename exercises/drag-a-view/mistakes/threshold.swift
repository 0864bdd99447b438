import UIKit

class Card: UIView {
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: superview) ?? .zero
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    guard hypot(now.x - start.x, now.y - start.y) > 30 else { return }
    center.x += now.x - before.x
    center.y += now.y - before.y
  }
}
