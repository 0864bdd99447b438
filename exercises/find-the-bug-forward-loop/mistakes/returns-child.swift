import UIKit

class Drawer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    for child in subviews.reversed() {
      let childPoint = convert(point, to: child)
      if child.point(inside: childPoint, with: event) { return child }
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}
