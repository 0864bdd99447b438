import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = CGRect(
      x: frame.minX - extraTouch.left, y: frame.minY - extraTouch.top,
      width: frame.width + extraTouch.left + extraTouch.right,
      height: frame.height + extraTouch.top + extraTouch.bottom)
    return area.contains(point)
  }
}
