import UIKit

class Box: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if bounds.contains(point) { return true }
    return subviews.contains { $0.hitTest(convert(point, from: $0), with: event) != nil }
  }
}
