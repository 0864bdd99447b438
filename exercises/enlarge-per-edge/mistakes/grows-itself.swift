import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero {
    didSet {
      frame = CGRect(
        x: frame.minX - extraTouch.left, y: frame.minY - extraTouch.top,
        width: frame.width + extraTouch.left + extraTouch.right,
        height: frame.height + extraTouch.top + extraTouch.bottom)
    }
  }
}
