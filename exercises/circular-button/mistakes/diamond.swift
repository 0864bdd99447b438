import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    return abs(point.x - bounds.midX) + abs(point.y - bounds.midY) <= radius
  }
}
