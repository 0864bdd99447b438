import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let place = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    return hit === self && hole.contains(place) ? nil : hit
  }
}
