import UIKit

class BigButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    let dx = max(44 - bounds.width, 0) / 2
    let dy = max(44 - bounds.height, 0) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point) ? superview : nil
  }
}
