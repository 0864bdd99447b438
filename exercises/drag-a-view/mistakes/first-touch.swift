import UIKit

class Card: UIView {
  private var grip: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, grip == nil else { return }
    let finger = touch.location(in: superview)
    grip = CGPoint(x: center.x - finger.x, y: center.y - finger.y)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let grip else { return }
    let finger = touch.location(in: superview)
    center = CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)
  }
}
