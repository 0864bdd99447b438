import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(44 - bounds.width, 0) / 2
    let dy = max(44 - bounds.height, 0) / 2
    return frame.insetBy(dx: -dx, dy: -dy).contains(convert(point, to: superview))
  }
}
