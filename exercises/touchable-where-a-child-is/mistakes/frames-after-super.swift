import UIKit

class Sticker: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    return subviews.contains { $0.frame.contains(point) } ? self : nil
  }
}
