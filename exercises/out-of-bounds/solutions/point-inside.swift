// point(inside:) says yes where a child is; the hit test itself stays UIKit's.
import UIKit

class Box: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    for child in subviews {
      let canBeTouched = !child.isHidden && child.isUserInteractionEnabled && child.alpha >= 0.01
      if canBeTouched, child.point(inside: convert(point, to: child), with: event) { return true }
    }
    return false
  }
}
