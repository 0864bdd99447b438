// The whole algorithm by hand: switches, children from front to back, then the box itself.
// 手写整个算法：开关、从前到后的子视图、最后是 box 自己。
import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    for child in subviews.reversed() {
      let own = child.convert(point, from: self)
      if let hit = child.hitTest(own, with: event) { return hit }
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}
