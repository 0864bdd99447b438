import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, bounds.contains(point) else {
      return nil
    }
    for view in subviews {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return hole.contains(point) ? nil : self
  }
}
