import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && point.x >= hole.minX && point.x < hole.width
      && point.y >= hole.minY && point.y < hole.maxY ? nil : hit
  }
}
