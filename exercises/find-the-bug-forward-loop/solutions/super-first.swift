// UIKit asks in the right order by itself; only the children that stick out are left to ask.
// UIKit 自己就按正确的顺序询问；只有伸出去的子视图还要再问。
import UIKit

class Drawer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    for child in subviews.reversed() {
      let childPoint = convert(point, to: child)
      if let hit = child.hitTest(childPoint, with: event) { return hit }
    }
    return nil
  }
}
