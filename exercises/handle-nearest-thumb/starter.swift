import UIKit

class TrimBar: UIView {
  // `point` is in the bar's own coordinates, and so is the `center` of each subview.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
