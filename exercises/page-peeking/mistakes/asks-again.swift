import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let pages else { return hit }
    return pages.hitTest(convert(point, to: pages), with: event)
  }
}
