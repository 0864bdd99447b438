import UIKit

/// Returns nil for every point. Leave it as it is.
class SilentView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return nil
  }
}

class Panel: SilentView {
  // `point` is in this panel's own coordinates.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
