import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return UIBezierPath(roundedRect: bounds, cornerRadius: 60).contains(point)
  }
}
