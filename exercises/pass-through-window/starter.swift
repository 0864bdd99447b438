import UIKit

class OverlayWindow: UIWindow {
  // `point` is in the window's own coordinates.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
