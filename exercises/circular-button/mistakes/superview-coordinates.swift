import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = point.x - center.x
    let dy = point.y - center.y
    let radius = bounds.width / 2
    return dx * dx + dy * dy <= radius * radius
  }
}
