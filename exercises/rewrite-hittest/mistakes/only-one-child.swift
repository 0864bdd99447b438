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
    if let child = subviews.last,
      let hit = child.hitTest(convert(point, to: child), with: event)
    {
      return hit
    }
    return self
  }
}
