import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled else { return nil }
    var area = bounds
    area.origin.x -= extraTouch.left
    area.origin.y -= extraTouch.top
    area.size.width += extraTouch.left + extraTouch.right
    area.size.height += extraTouch.top + extraTouch.bottom
    return area.contains(point) ? self : nil
  }
}
