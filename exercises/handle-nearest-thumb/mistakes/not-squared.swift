import UIKit

class TrimBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    var nearest: UIView?
    var least: CGFloat = 30
    for handle in subviews {
      if handle.isHidden || !handle.isUserInteractionEnabled || handle.alpha < 0.01 { continue }
      let dx = point.x - handle.center.x
      let dy = point.y - handle.center.y
      if dx * dx + dy * dy < least { (nearest, least) = (handle, dx * dx + dy * dy) }
    }
    return nearest ?? self
  }
}
