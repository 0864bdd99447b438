import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if isSelected || isHighlighted { return super.point(inside: point, with: event) }
    let radius = min(bounds.width, bounds.height) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
  }
}
