import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = CGRect(
      x: -extraTouch.left, y: -extraTouch.top,
      width: bounds.width + extraTouch.left + extraTouch.right,
      height: bounds.height + extraTouch.top + extraTouch.bottom)
    return area.contains(point)
  }
}
