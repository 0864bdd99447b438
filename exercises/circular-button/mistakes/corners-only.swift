import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = point.x - bounds.midX
    let dy = point.y - bounds.midY
    let radius = min(bounds.width, bounds.height) / 2
    return bounds.contains(point) && dx * dx + dy * dy > radius * radius
  }
}
