import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  // `point` is in this carousel's own coordinates.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
