import UIKit

class Box {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {  // error: method does not override any method from its superclass
    return bounds.contains(point)  // error: cannot find 'bounds' in scope
  }
}
