import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    guard let pages, !pages.isHidden, pages.isUserInteractionEnabled, pages.alpha >= 0.01 else {
      return self
    }
    return pages
  }
}
