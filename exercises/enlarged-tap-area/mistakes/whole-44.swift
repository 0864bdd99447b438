import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.insetBy(dx: -44, dy: -44).contains(point)
  }
}
