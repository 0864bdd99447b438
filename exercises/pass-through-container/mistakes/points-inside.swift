import UIKit

class Overlay: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.contains(point)
      && subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}
