import UIKit

class Box: UIView {
  // `point` is in this box's own coordinates. Let children be touched outside the bounds too.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
