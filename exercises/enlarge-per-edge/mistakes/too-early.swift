import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero
  private var area = CGRect.zero

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    area = CGRect(
      x: bounds.minX - extraTouch.left, y: bounds.minY - extraTouch.top,
      width: bounds.width + extraTouch.left + extraTouch.right,
      height: bounds.height + extraTouch.top + extraTouch.bottom)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return area.contains(point)
  }
}
