import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return abs(point.x - center.x) <= 22 && abs(point.y - center.y) <= 22
  }
}
