import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return abs(point.x - bounds.midX) <= 22 && abs(point.y - bounds.midY) <= 22
  }
}
