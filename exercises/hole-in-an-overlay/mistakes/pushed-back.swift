import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let end = CGPoint(x: bounds.maxX - hole.width, y: bounds.maxY - hole.height)
    let inside = CGRect(
      x: min(max(hole.minX, bounds.minX), end.x), y: min(max(hole.minY, bounds.minY), end.y),
      width: hole.width, height: hole.height)
    return hit === self && inside.contains(point) ? nil : hit
  }
}
