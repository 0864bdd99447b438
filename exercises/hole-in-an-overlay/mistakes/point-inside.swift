import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event) && !hole.contains(point)
  }
}
