import UIKit

class Through: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return true  // error: cannot convert return expression of type 'Bool' to return type 'UIView'
  }
}
