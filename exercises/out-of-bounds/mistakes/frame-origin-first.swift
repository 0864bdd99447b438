import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    for child in subviews.reversed() {
      let own = CGPoint(x: point.x - child.frame.origin.x, y: point.y - child.frame.origin.y)
      if let hit = child.hitTest(own, with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
