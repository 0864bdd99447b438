// As it is written in Objective-C: an index that counts down from the last subview.
// Objective-C 里常见的写法：下标从最后一个子视图往前数。
import UIKit

/// Returns nil for every point. Leave it as it is.
class SilentView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return nil
  }
}

class Panel: SilentView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    var index = subviews.count - 1
    while index >= 0 {
      let child = subviews[index]
      let childPoint = convert(point, to: child)
      if let hit = child.hitTest(childPoint, with: event) { return hit }
      index -= 1
    }
    return self
  }
}
