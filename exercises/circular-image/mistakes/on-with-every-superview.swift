import UIKit

class RoundImage: UIImageView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    isUserInteractionEnabled = true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    return distance <= min(bounds.width, bounds.height) / 2 ? self : nil
  }
}
