import UIKit

class RoundButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    guard distance <= min(bounds.width, bounds.height) / 2 else { return superview }
    return super.hitTest(point, with: event)
  }
}
