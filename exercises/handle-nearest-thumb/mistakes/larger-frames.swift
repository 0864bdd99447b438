import UIKit

class TrimBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    for handle in subviews.reversed() {
      if handle.isHidden || !handle.isUserInteractionEnabled || handle.alpha < 0.01 { continue }
      let area = handle.frame.insetBy(dx: -18, dy: -18)
      if area.contains(point) { return handle }
    }
    return self
  }
}
