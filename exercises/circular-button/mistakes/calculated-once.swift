import UIKit

class RoundButton: UIButton {
  private lazy var circle: UIBezierPath = {
    let side = min(bounds.width, bounds.height)
    return UIBezierPath(
      ovalIn: CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
  }()

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return circle.contains(point)
  }
}
