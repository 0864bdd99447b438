// From the hit view upwards: it counts if it is a control or is in one, below the overlay.
// 从命中的视图往上找：它是控件、或者在某个控件里，才算数。
import UIKit

class Overlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    var view: UIView? = hit
    while let candidate = view, candidate != self {
      if candidate is UIControl { return hit }
      view = candidate.superview
    }
    return nil
  }
}
