import UIKit

class Answer: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = 30 - bounds.width
    return bounds.insetBy(dx: -dx / 2, dy: -dx / 2).contains(point)
  }
}
