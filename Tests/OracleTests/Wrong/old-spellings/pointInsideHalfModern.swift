import UIKit

class Box: UIView {
  override func pointInside(_ point: CGPoint, with event: UIEvent?) -> Bool { true }  // error: method does not override any method from its superclass
}
