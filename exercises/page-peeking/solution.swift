import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let pages else { return hit }
    let refuses = pages.isHidden || !pages.isUserInteractionEnabled || pages.alpha < 0.01
    return refuses ? self : pages
  }
}
