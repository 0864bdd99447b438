// Everything that is not the carousel itself is returned at once.
// 命中的不是轮播图自己，就立刻返回。
import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit !== self { return hit }
    guard let pages, !pages.isHidden, pages.isUserInteractionEnabled, pages.alpha >= 0.01 else {
      return self
    }
    return pages
  }
}
