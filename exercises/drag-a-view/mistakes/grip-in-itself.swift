import UIKit

class Card: UIView {
  private var grip = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    let finger = touch.location(in: self)
    grip = CGPoint(x: bounds.midX - finger.x, y: bounds.midY - finger.y)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let finger = touch.location(in: superview)
    center = CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)
  }
}
