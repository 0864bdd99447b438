import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    guard let pages, !pages.isHidden, pages.isUserInteractionEnabled, pages.alpha >= 0.01 else {
      return nil
    }
    return pages
  }
}
