import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let own = convert(point, to: superview)
    let dx = own.x - bounds.midX
    let dy = own.y - bounds.midY
    let radius = min(bounds.width, bounds.height) / 2
    return dx * dx + dy * dy <= radius * radius
  }
}
