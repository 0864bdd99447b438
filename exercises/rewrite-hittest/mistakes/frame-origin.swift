import UIKit

/// Returns nil for every point. Leave it as it is.
class SilentView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return nil
  }
}

class Panel: SilentView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for child in subviews.reversed() {
      let childPoint = CGPoint(x: point.x - child.frame.minX, y: point.y - child.frame.minY)
      if let hit = child.hitTest(childPoint, with: event) { return hit }
    }
    return self
  }
}
