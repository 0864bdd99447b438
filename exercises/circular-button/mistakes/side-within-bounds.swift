import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    return super.point(inside: point, with: event) && distance <= bounds.width / 2
  }
}
