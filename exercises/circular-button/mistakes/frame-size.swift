import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = frame.size.width / 2
    let dx = point.x - frame.size.width / 2
    let dy = point.y - frame.size.height / 2
    return dx * dx + dy * dy <= radius * radius
  }
}
