import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return UIBezierPath(ovalIn: frame).contains(point)
  }
}
