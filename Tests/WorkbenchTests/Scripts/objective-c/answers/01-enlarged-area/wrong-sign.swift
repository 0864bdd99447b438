import UIKit

class Answer: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 10, dy: 10).contains(point)
  }
}
