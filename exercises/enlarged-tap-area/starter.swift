import UIKit

class BigButton: UIButton {
  // `point` is in this button's own coordinates. Return true in at least 44 × 44 points.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event)
  }
}
