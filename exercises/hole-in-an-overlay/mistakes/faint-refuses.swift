import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard alpha > 0.5 else { return nil }
    let hit = super.hitTest(point, with: event)
    return hit === self && hole.contains(point) ? nil : hit
  }
}
