import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let other = convert(point, to: superview)
    let radius = min(bounds.width, bounds.height) / 2
    return hypot(other.x - center.x, other.y - center.y) <= radius
  }
}
