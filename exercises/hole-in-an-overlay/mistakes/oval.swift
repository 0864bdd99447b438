import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let path = UIBezierPath(ovalIn: hole)
    return hit === self && path.contains(point) ? nil : hit
  }
}
