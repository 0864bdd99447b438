// A whole hitTest is right too, once it reads the three switches itself.
// 重写整个 hitTest 也可以，但要自己检查三个开关。
import UIKit

class RoundButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    return distance <= min(bounds.width, bounds.height) / 2 ? self : nil
  }
}
