import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = abs(44 - bounds.width) / 2
    let dy = abs(44 - bounds.height) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}
