import UIKit

class RoundButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return superview }
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    return distance <= min(bounds.width, bounds.height) / 2 ? self : nil
  }
}
