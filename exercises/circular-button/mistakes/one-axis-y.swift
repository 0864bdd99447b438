import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return abs(point.y - bounds.midY) <= min(bounds.width, bounds.height) / 2
  }
}
