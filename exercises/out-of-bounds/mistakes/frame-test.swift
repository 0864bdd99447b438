import UIKit

class Box: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.contains(point) || subviews.contains { $0.frame.contains(point) }
  }
}
