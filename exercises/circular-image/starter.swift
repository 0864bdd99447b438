import UIKit

class RoundImage: UIImageView {
  // `point` is in the photo's own coordinates.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
