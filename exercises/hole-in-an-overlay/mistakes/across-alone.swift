import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && (hole.minX..<hole.maxX).contains(point.x) ? nil : hit
  }
}
