import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(44 - frame.width, 0) / 2
    let dy = max(44 - frame.height, 0) / 2
    return bounds.contains(point) || frame.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}
