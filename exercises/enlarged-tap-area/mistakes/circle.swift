import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return hypot(point.x - bounds.midX, point.y - bounds.midY) <= 22
  }
}
