import UIKit

class TrimBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    for handle in subviews.reversed() {
      if handle.isHidden || !handle.isUserInteractionEnabled || handle.alpha < 0.01 { continue }
      let distance = hypot(point.x - handle.center.x, point.y - handle.center.y)
      if distance < 30 { return handle }
    }
    return self
  }
}
