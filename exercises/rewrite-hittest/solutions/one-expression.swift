// The switches in one `if`, and the first answer of the children from front to back.
// 用一个 `if` 检查开关，再从前到后取子视图的第一个结果。
import UIKit

/// Returns nil for every point. Leave it as it is.
class SilentView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return nil
  }
}

class Panel: SilentView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    if !self.point(inside: point, with: event) { return nil }
    let hits = subviews.reversed().lazy.compactMap { child in
      child.hitTest(child.convert(point, from: self), with: event)
    }
    return hits.first ?? self
  }
}
