import UIKit

class Large: UIView {
  func point(inside point: CGPoint, with event: UIEvent?) -> Bool {  // error: overriding declaration requires an 'override' keyword
    return true
  }
}
