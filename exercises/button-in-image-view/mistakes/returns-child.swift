import UIKit

class Poster: UIImageView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() where child.frame.contains(point) {
      return child
    }
    return bounds.contains(point) ? self : nil
  }
}
