import UIKit

class SignView: UIView {
  /// The corners, as parts of the width and the height: an arrow to the right.
  var corners = [
    CGPoint(x: 0, y: 0.3), CGPoint(x: 0.5, y: 0.3), CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 0.5),
    CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0.7), CGPoint(x: 0, y: 0.7),
  ]
  /// How far the polygon is turned, in radians.
  var tilt: CGFloat = 0.5

  // Only the polygon that is seen may be touched.
}
