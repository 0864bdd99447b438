// A whole hitTest is right too, once it reads the three switches itself.
// 重写整个 hitTest 也可以，但要自己检查三个开关。
import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    var area = bounds
    area.origin.x -= extraTouch.left
    area.origin.y -= extraTouch.top
    area.size.width += extraTouch.left + extraTouch.right
    area.size.height += extraTouch.top + extraTouch.bottom
    return area.contains(point) ? self : nil
  }
}
