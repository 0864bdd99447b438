import UIKit

class TrimBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    for handle in subviews.reversed() {
      if handle.isHidden || !handle.isUserInteractionEnabled || handle.alpha < 0.01 { continue }
      let area = CGRect(x: handle.center.x - 30, y: handle.center.y - 30, width: 60, height: 60)
      if area.contains(point) { return handle }
    }
    return self
  }
}
