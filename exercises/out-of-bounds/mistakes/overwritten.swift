import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    var found: UIView? = bounds.contains(point) ? self : nil
    for child in subviews.reversed() {
      found = child.hitTest(convert(point, to: child), with: event) ?? found
    }
    return found
  }
}
