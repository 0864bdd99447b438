// point(inside:) returns true where a child is; the hit test itself stays that of UIKit.
// point(inside:) 在子视图所在的地方返回 true；命中测试本身仍由 UIKit 完成。
import UIKit

class Box: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    for child in subviews {
      let canBeTouched = !child.isHidden && child.isUserInteractionEnabled && child.alpha >= 0.01
      if canBeTouched, child.point(inside: convert(point, to: child), with: event) { return true }
    }
    return false
  }
}
