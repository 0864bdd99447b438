import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = point.x - 60
    let dy = point.y - 60
    return dx * dx + dy * dy <= 60 * 60
  }
}
