import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for child in subviews where child.frame.contains(point) { return true }
    return bounds.contains(point) && !hole.contains(point)
  }
}
