import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(frame.width, frame.height) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
  }
}
