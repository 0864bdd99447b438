// The overlay contains a point only where something in it answers; the rest stays UIKit's work.
// 只有里面有视图响应的地方才算在 overlay 之内；命中测试本身仍由 UIKit 完成。
import UIKit

class Overlay: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
  }
}
