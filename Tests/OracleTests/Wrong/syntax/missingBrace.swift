import UIKit

class Large: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return true
  }  // error: expected '}' to end class
