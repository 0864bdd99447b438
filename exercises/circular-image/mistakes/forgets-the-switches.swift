import UIKit

class RoundImage: UIImageView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    return distance <= min(bounds.width, bounds.height) / 2 ? self : nil
  }
}
