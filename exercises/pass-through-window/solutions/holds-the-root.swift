// Everything that holds the root view lets through: the window, and on devices the views between (RC-6, WN-6).
// 凡是包含根视图的都放行：窗口，以及真机上夹在中间的宿主视图（RC-6、WN-6）。
import UIKit

class OverlayWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }
    if let root = rootViewController?.view, root.isDescendant(of: hit) { return nil }
    return hit
  }
}
