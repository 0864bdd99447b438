// A path makes holes of any form: even-odd leaves out what is in two of its rectangles.
// 用路径可以做出任何形状的洞：奇偶规则会去掉同时在两个矩形里的部分。
import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard hit === self else { return hit }
    let path = UIBezierPath(rect: bounds.union(hole))
    path.append(UIBezierPath(rect: hole))
    path.usesEvenOddFillRule = true
    return path.contains(point) ? self : nil
  }
}
