import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let pages, !pages.isHidden, pages.isUserInteractionEnabled, pages.alpha >= 0.01 else {
      return super.hitTest(point, with: event)
    }
    guard self.point(inside: point, with: event), !pages.frame.contains(point) else {
      return super.hitTest(point, with: event)
    }
    return pages
  }
}
