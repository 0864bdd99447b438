import UIKit

class Large: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Int { 1 }  // error: method does not override any method from its superclass
}
