import UIKit

class Card: UIView {
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    start = touch.location(in: superview)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let now = touch.location(in: superview)
    transform = CGAffineTransform(translationX: now.x - start.x, y: now.y - start.y)
  }
}
