import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    let radius = max(bounds.width, bounds.height) / 2
    return super.point(inside: point, with: event) && distance <= radius
  }
}
