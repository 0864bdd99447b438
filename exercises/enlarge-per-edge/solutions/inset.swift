// `inset(by:)` moves edges inwards, so all four numbers get a minus sign (GE-17).
// `inset(by:)` 是向里移动，所以四个数字都要取负（GE-17）。
import UIKit

class EdgeButton: UIButton {
  var extraTouch = UIEdgeInsets.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let insets = UIEdgeInsets(
      top: -extraTouch.top, left: -extraTouch.left, bottom: -extraTouch.bottom,
      right: -extraTouch.right)
    return bounds.inset(by: insets).contains(point)
  }
}
