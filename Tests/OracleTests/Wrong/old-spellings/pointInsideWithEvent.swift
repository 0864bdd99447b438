import UIKit

class Large: UIView {
  override func pointInside(point: CGPoint, withEvent event: UIEvent?) -> Bool {  // error: method does not override any method from its superclass
    return true
  }
}
