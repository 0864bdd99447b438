import UIKit

class Drawer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    for index in 0..<subviews.count {
      let child = subviews[index]
      let childPoint = convert(point, to: child)
      if let hit = child.hitTest(childPoint, with: event) { return hit }
    }
    return self
  }
}
