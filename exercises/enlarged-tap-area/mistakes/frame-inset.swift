import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return frame.insetBy(dx: -7, dy: -10).contains(point)
  }
}
