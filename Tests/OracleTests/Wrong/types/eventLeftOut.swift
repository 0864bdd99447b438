import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    guard self.point(inside: point) else { return nil }  // error: missing argument for parameter 'with' in call
    for subview in subviews.reversed() {
      let inner = subview.convert(point, from: self)
      if let hit = subview.hitTest(inner) { return hit }  // error: missing argument for parameter 'with' in call
    }
    return self
  }
}
