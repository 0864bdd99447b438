import UIKit

class OverlayWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return type(of: hit) == UIView.self || hit === self ? nil : hit
  }
}
