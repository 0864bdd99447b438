import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return abs(point.x - bounds.midX) <= max(bounds.width, 44) / 2
  }
}
