import UIKit

class TickRecognizer: UIGestureRecognizer {
  // touchesMoved, touchesEnded and touchesCancelled come with the same arguments, and reset() comes
  // after each attempt.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
  }
}
