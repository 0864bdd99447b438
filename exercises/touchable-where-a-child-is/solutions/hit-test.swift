// In hitTest: a subview that answers, else the sticker where a visible subview is, else nil.
// 写在 hitTest 里：先是会响应的子视图，再是有可见子视图处的 sticker，否则 nil。
import UIKit

class Sticker: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    var isOnChild = false
    for child in subviews.reversed() where !child.isHidden && child.alpha >= 0.01 {
      let own = convert(point, to: child)
      if let hit = child.hitTest(own, with: event) { return hit }
      if child.point(inside: own, with: event) { isOnChild = true }
    }
    return isOnChild ? self : nil
  }
}
