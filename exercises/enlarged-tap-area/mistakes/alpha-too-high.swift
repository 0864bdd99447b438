import UIKit

class BigButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.1 else { return nil }
    let dx = max(44 - bounds.width, 0) / 2
    let dy = max(44 - bounds.height, 0) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point) ? self : nil
  }
}
