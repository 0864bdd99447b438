import UIKit

class Through: UIView {
  func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {  // error: overriding declaration requires an 'override' keyword
    return nil
  }
}
