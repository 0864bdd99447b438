import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for v in subviews {
      if let hit = v.hitTest(v.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
