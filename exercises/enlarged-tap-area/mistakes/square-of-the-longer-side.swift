import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let side = max(bounds.width, bounds.height, 44)
    let (dx, dy) = ((side - bounds.width) / 2, (side - bounds.height) / 2)
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}
