import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if bounds.contains(point) {
      return self
    } else {
      nil  // error: 'nil' requires a contextual type
    }
  }
}
