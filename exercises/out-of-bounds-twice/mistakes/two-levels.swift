import UIKit

class Card: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    for child in subviews.reversed() {
      guard !child.isHidden, child.isUserInteractionEnabled, child.alpha >= 0.01 else { continue }
      for grandchild in child.subviews.reversed() {
        let own = convert(point, to: grandchild)
        if let hit = grandchild.hitTest(own, with: event) { return hit }
      }
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
