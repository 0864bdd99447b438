import UIKit

class OverlayWindow: UIWindow {
  private lazy var rootView = rootViewController?.view

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self || hit === rootView { return nil }
    return hit
  }
}
