import UIKit

class Box: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return self  // error: cannot convert return expression of type 'Box' to return type 'Bool'
  }
}
