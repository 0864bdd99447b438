import UIKit

class Drawer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    if let child = subviews.last {
      let childPoint = convert(point, to: child)
      if let hit = child.hitTest(childPoint, with: event) { return hit }
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}
