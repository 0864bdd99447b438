import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    for child in subviews.reversed() {
      if child.frame.contains(point) { return child }
    }
    return nil
  }
}
