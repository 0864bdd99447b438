import UIKit

class Answer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - center.x, point.y - center.y) <= bounds.width / 2
  }
}
