import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && bounds.contains(hole) && hole.contains(point) ? nil : hit
  }
}
