import UIKit

class Drawer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // 1. Can this view be touched at all?
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    // 2. Ask the subviews from the front to the back, also those that stick out.
    for child in subviews {
      let childPoint = convert(point, to: child)
      if let hit = child.hitTest(childPoint, with: event) { return hit }
    }
    // 3. No subview wants the touch: this view is the best one.
    return self
  }
}
