import UIKit

class Card: UIView {
  private var grip = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    let finger = touch.location(in: nil)
    grip = CGPoint(x: center.x - finger.x, y: center.y - finger.y)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let finger = touch.location(in: superview)
    center = CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)
  }
}
