import UIKit

class CoachMark: UIView {
  /// In this overlay's own coordinates.
  var hole = CGRect.zero

  // `point` is in this overlay's own coordinates.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
