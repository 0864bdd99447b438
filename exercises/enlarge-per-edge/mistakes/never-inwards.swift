import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = CGRect(
      x: bounds.minX - max(extraTouch.left, 0), y: bounds.minY - max(extraTouch.top, 0),
      width: bounds.width + max(extraTouch.left, 0) + max(extraTouch.right, 0),
      height: bounds.height + max(extraTouch.top, 0) + max(extraTouch.bottom, 0))
    return area.contains(point)
  }
}
