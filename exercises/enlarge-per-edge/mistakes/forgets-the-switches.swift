import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let area = CGRect(
      x: bounds.minX - extraTouch.left, y: bounds.minY - extraTouch.top,
      width: bounds.width + extraTouch.left + extraTouch.right,
      height: bounds.height + extraTouch.top + extraTouch.bottom)
    return area.contains(point) ? self : nil
  }
}
