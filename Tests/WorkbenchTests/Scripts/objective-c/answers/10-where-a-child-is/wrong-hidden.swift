import UIKit

class Answer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var isInside = false
    for view in subviews { isInside = isInside || view.isHidden && view.frame.contains(point) }
    return isInside
  }
}
