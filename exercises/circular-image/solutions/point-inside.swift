// The circle, or wherever a subview answers; the interaction is switched on with the superview.
// 圆内，或有子视图响应的地方；加到父视图时打开交互。
import UIKit

class RoundImage: UIImageView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    isUserInteractionEnabled = true
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = point.x - bounds.midX
    let dy = point.y - bounds.midY
    let radius = min(bounds.width, bounds.height) / 2
    if dx * dx + dy * dy <= radius * radius { return true }
    return subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
  }
}
