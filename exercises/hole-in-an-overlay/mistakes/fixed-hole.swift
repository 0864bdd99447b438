import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let hole = CGRect(x: 115, y: 345, width: 160, height: 90)
    return hit === self && hole.contains(point) ? nil : hit
  }
}
