import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let first = subviews.first else { return hit }
    return first.isHidden || !first.isUserInteractionEnabled || first.alpha < 0.01 ? self : first
  }
}
