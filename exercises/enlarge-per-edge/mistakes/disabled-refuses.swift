import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isEnabled else { return false }
    let area = CGRect(
      x: bounds.minX - extraTouch.left, y: bounds.minY - extraTouch.top,
      width: bounds.width + extraTouch.left + extraTouch.right,
      height: bounds.height + extraTouch.top + extraTouch.bottom)
    return area.contains(point)
  }
}
