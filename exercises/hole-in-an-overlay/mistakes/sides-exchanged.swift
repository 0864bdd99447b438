import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && CGRect(
      x: hole.minX, y: hole.minY, width: hole.height, height: hole.width
    ).contains(point) ? nil : hit
  }
}
