import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let insets = UIEdgeInsets(
      top: -extraTouch.bottom, left: -extraTouch.right, bottom: -extraTouch.top,
      right: -extraTouch.left)
    return bounds.inset(by: insets).contains(point)
  }
}
