// The whole algorithm by hand: switches, children from the front, then the box itself.
import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    for child in subviews.reversed() {
      let own = child.convert(point, from: self)
      if let hit = child.hitTest(own, with: event) { return hit }
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}
