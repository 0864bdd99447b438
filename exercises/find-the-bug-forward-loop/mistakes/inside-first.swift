import UIKit

class Drawer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for child in subviews.reversed() {
      let childPoint = convert(point, to: child)
      if let hit = child.hitTest(childPoint, with: event) { return hit }
    }
    return self
  }
}
