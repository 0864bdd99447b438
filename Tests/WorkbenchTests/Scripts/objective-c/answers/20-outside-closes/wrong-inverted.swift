import UIKit

class Answer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !super.point(inside: point, with: event)
  }
}
