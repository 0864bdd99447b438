import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let pages, !pages.isHidden, pages.isUserInteractionEnabled, pages.alpha >= 0.01 else {
      return super.hitTest(point, with: event)
    }
    return super.hitTest(point, with: event) == nil ? nil : pages
  }
}
