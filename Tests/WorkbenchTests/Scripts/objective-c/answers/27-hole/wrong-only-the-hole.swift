import UIKit

class Answer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let side: CGFloat = 14
    return bounds.insetBy(dx: side / 2, dy: side / 2).contains(point)
  }
}
