import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let other = point.applying(transform.inverted())
    let radius = min(bounds.width, bounds.height) / 2
    return hypot(other.x - bounds.midX, other.y - bounds.midY) <= radius
  }
}
