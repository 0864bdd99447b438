// With point(inside:) the views that lie over the hole have to be asked there, or they would be cut off.
// 用 point(inside:) 时，要在里面询问盖在洞上的视图，否则它们会被排除在外。
import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    if !hole.contains(point) { return true }
    return subviews.contains { child in
      child.hitTest(convert(point, to: child), with: event) != nil
    }
  }
}
