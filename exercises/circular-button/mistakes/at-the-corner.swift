import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    let dx = point.x - bounds.minX - radius
    let dy = point.y - bounds.minY - radius
    return dx * dx + dy * dy <= radius * radius
  }
}
