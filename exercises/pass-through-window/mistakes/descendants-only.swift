import UIKit

class OverlayWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let root = rootViewController?.view, hit !== root else { return nil }
    return hit.isDescendant(of: root) ? hit : nil
  }
}
