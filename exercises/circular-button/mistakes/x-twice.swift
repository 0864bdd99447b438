import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = point.x - bounds.midX
    let radius = min(bounds.width, bounds.height) / 2
    return dx * dx + dx * dx <= radius * radius
  }
}
