import UIKit

/// Controls that float over the app. Touches beside them are for the app.
class Overlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return self }
    // The overlay is clear, and so it should not take touches itself.
    if hit == self { return nil }
    return hit
  }
}
