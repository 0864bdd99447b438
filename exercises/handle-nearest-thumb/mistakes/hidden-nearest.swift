import UIKit

class TrimBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    let nearest = subviews.min {
      hypot($0.center.x - point.x, $0.center.y - point.y)
        < hypot($1.center.x - point.x, $1.center.y - point.y)
    }
    guard let handle = nearest, !handle.isHidden, handle.isUserInteractionEnabled else {
      return self
    }
    guard handle.alpha >= 0.01 else { return self }
    let distance = hypot(handle.center.x - point.x, handle.center.y - point.y)
    return distance < 30 ? handle : self
  }
}
