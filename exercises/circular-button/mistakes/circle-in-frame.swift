import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let other = convert(point, to: superview)
    let radius = min(frame.width, frame.height) / 2
    return hypot(other.x - frame.midX, other.y - frame.midY) <= radius
  }
}
