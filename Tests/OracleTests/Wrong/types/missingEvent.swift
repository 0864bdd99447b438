import UIKit

class Through: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point)  // error: missing argument for parameter 'with' in call
  }
}
