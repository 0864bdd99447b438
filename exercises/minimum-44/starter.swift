import UIKit

class IconBar: UIView {
  // `point` is in the bar's own coordinates. Give each control at least 44 × 44 points.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
