import UIKit

class TrimBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    var nearest: UIView?
    var least: CGFloat = 30
    for handle in subviews {
      if handle.isHidden || !handle.isUserInteractionEnabled || handle.alpha < 0.01 { continue }
      let distance = hypot(point.x - handle.center.x, point.y - handle.center.y)
      if distance < least { (nearest, least) = (handle, distance) }
    }
    return nearest
  }
}
