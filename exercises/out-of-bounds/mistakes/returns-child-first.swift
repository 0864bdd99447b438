import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    for child in subviews.reversed() {
      if child.point(inside: convert(point, to: child), with: event) { return child }
    }
    return super.hitTest(point, with: event)
  }
}
