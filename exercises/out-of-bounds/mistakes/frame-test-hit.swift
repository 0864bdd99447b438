import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() where child.frame.contains(point) {
      return child.hitTest(convert(point, to: child), with: event)
    }
    return super.hitTest(point, with: event)
  }
}
