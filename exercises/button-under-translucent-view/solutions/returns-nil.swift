// nil where the target would take the touch: the superview continues with the views behind (HT-26).
// 在 target 会得到触摸的地方返回 nil：父视图接着询问后面的视图（HT-26）。
import UIKit

class Veil: UIView {
  weak var target: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if hit != self { return hit }
    let below = target?.hitTest(convert(point, to: target), with: event)
    return below == nil ? self : nil
  }
}
