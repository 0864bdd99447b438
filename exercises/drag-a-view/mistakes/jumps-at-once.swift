import UIKit

class Card: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    follow(touches)
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    center = touch.location(in: superview)
  }
}
