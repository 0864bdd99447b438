import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard bounds.contains(point) else { return false }
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    return distance <= (bounds.width + bounds.height) / 4
  }
}
