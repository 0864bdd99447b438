import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.insetBy(dx: -extraTouch.left, dy: -extraTouch.top).contains(point)
  }
}
