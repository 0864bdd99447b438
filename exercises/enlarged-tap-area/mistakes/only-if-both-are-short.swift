import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard max(bounds.width, bounds.height) < 44 else { return bounds.contains(point) }
    let dx = max(44 - bounds.width, 0) / 2
    let dy = max(44 - bounds.height, 0) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}
