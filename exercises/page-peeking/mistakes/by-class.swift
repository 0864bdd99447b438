import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    for case let scroll as UIScrollView in subviews
    where !scroll.isHidden && scroll.isUserInteractionEnabled && scroll.alpha >= 0.01 {
      return scroll
    }
    return hit
  }
}
