// The scroll view can say itself whether it may be touched: ask it for a point that is surely in it.
// 滚动视图能否触摸，可以问它自己：用一个肯定在它里面的点去问。
import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard hit === self, let pages else { return hit }
    let middle = CGPoint(x: pages.bounds.midX, y: pages.bounds.midY)
    return pages.hitTest(middle, with: event) == nil ? self : pages
  }
}
