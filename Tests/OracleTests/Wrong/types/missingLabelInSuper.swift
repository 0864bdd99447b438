import UIKit

class Large: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(point, with: event)  // error: missing argument label 'inside:' in call
  }
}
