import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    return point.x - bounds.midX <= radius && point.y - bounds.midY <= radius
  }
}
