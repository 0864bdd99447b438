import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard hole.contains(point) else { return super.hitTest(point, with: event) }
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, bounds.contains(point) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(point, with: event) { return hit }
    }
    return nil
  }
}
