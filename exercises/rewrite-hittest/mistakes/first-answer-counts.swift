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
      let childPoint = convert(point, to: child)
      if child.point(inside: childPoint, with: event) {
        return child.hitTest(childPoint, with: event)
      }
    }
    return self
  }
}
