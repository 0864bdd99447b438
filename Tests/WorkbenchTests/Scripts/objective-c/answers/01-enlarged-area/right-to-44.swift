import UIKit

class Answer: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let widthDelta = max(44 - bounds.width, 0)
    let heightDelta = max(44 - bounds.height, 0)
    return bounds.insetBy(dx: -0.5 * widthDelta, dy: -0.5 * heightDelta).contains(point)
  }
}
