import UIKit

class TrimBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    let place = convert(point, to: superview)
    var nearest: UIView?
    var least: CGFloat = 30
    for handle in subviews {
      if handle.isHidden || !handle.isUserInteractionEnabled || handle.alpha < 0.01 { continue }
      let distance = hypot(place.x - handle.center.x, place.y - handle.center.y)
      if distance < least { (nearest, least) = (handle, distance) }
    }
    return nearest ?? self
  }
}
