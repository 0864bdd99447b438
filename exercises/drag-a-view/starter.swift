import UIKit

class Card: UIView {
  // UIKit calls this each time the finger moves.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
}
