// The same as a method of every view, so that each calculates in its own coordinates.
// 写成所有视图的方法，每个视图都用自己的坐标计算。
import UIKit

class Card: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return deepest(at: point, with: event)
  }
}

extension UIView {
  fileprivate func deepest(at point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    for child in subviews.reversed() {
      let own = child.convert(point, from: self)
      if let hit = child.deepest(at: own, with: event) { return hit }
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}
