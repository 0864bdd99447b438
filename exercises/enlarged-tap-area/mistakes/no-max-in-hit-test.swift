import UIKit

class BigButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let dx = (44 - bounds.width) / 2
    let dy = (44 - bounds.height) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point) ? self : nil
  }
}
