import Foundation
import UIKitModel

extension UIView {
  /// The middle of the bounds, in the view's own coordinates.
  package var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// A point of the view's own in points of the screen; for a view in no window in the coordinates
  /// of its topmost superview.
  package func pointOnScreen(_ point: CGPoint) -> CGPoint {
    let top = topmost
    let onTop = convert(point, to: top)
    return top is UIWindow ? onTop.applying(top.mapToSuperview) : onTop
  }
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
