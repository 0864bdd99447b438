import UIKit

class Overlay: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return subviews.contains { $0.frame.contains(point) }
  }
}
