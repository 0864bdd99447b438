// Sorted by distance, the first that can be touched decides. super.hitTest reads the switches.
// 按距离排序，由第一个能点中的决定。时间条自己的开关由 super.hitTest 检查。
import UIKit

extension UIView {
  fileprivate var canBeTouched: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }

  fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(center.x - point.x, center.y - point.y)
  }
}

class TrimBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if super.hitTest(point, with: event) == nil { return nil }
    let handles = subviews.sorted { $0.distance(to: point) < $1.distance(to: point) }
    if let handle = handles.first(where: { $0.canBeTouched }), handle.distance(to: point) < 30 {
      return handle
    }
    return self
  }
}
