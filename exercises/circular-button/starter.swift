import UIKit

class RoundButton: UIButton {
  // `point` is in this button's own coordinates. Return true inside the circle only.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event)
  }
}
