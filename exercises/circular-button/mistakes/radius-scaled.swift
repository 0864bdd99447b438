import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2 * transform.a
    return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
  }
}
