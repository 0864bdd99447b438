import UIKit

class Large: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitest(point, with: event)  // error: value of type 'UIView' has no member 'hitest'
  }
}
