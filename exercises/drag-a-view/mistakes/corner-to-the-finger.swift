import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    frame.origin = touch.location(in: superview)
  }
}
