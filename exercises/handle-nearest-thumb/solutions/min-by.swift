// The handles that can be touched and are near enough, and of these the nearest one.
// 先选出能点中且足够近的手柄，再取其中最近的。
import UIKit

class TrimBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    guard bounds.contains(point) else { return nil }

    func distance(to handle: UIView) -> CGFloat {
      let dx = handle.center.x - point.x
      let dy = handle.center.y - point.y
      return (dx * dx + dy * dy).squareRoot()
    }

    let near = subviews.filter { handle in
      !handle.isHidden && handle.isUserInteractionEnabled && handle.alpha >= 0.01
        && distance(to: handle) < 30
    }
    return near.min { distance(to: $0) < distance(to: $1) } ?? self
  }
}
