import UIKit

class Drawer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    for child in subviews.enumerated() {
      let childPoint = child.element.convert(point, from: self)
      if let hit = child.element.hitTest(childPoint, with: event) { return hit }
    }
    return self
  }
}
