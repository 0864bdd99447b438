import UIKit

class TrimBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    var nearest: UIView?
    var least: CGFloat = 30
    for handle in subviews {
      let distance = hypot(point.x - handle.center.x, point.y - handle.center.y)
      guard distance < least else { continue }
      if let hit = handle.hitTest(convert(point, to: handle), with: event) {
        (nearest, least) = (hit, distance)
      }
    }
    return nearest ?? self
  }
}
