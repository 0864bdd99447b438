import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  private lazy var path = UIBezierPath(rect: hole)

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && path.contains(point) ? nil : hit
  }
}
