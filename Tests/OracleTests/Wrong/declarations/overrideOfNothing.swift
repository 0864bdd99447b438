import UIKit

class Large: UIView {
  override func pointInside() -> Bool { true }  // error: method does not override any method from its superclass
}
