import UIKit

class Poster: UIImageView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews where child is UIButton && child.frame.contains(point) {
      return child
    }
    return super.hitTest(point, with: event)
  }
}
