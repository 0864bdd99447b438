import UIKit

class EdgeButton: UIButton {
  /// How many points further than its bounds the button can be touched, edge by edge.
  var extraTouch = UIEdgeInsets.zero

  // `point` is in this button's own coordinates.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event)
  }
}
