import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if hole.contains(point) { return nil }
    return super.hitTest(point, with: event)
  }
}
