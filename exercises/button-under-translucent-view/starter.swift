import UIKit

class Veil: UIView {
  /// The view behind that keeps its touches.
  weak var target: UIView?

  // `point` is in the veil's own coordinates.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
