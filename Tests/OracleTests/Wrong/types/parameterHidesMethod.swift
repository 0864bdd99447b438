import UIKit

class Large: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard point(inside: point, with: event) else { return nil }  // error: cannot call value of non-function type 'CGPoint'
    return self
  }
}
