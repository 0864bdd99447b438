import UIKit

class Overlay: UIView {
  // `point` is in the overlay's own coordinates. The overlay itself should never be the answer.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
