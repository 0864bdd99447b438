import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    for child in subviews.reversed() {
      for inner in child.subviews.reversed() + [child] {
        if let hit = inner.hitTest(convert(point, to: inner), with: event) { return hit }
      }
    }
    return bounds.contains(point) ? self : nil
  }
}
