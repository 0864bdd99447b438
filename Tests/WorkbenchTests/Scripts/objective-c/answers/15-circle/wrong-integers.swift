import UIKit

class Answer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = Int(bounds.width) / 5 * 2
    let dx = Int(point.x - bounds.midX)
    let dy = Int(point.y - bounds.midY)
    return dx * dx + dy * dy <= radius * radius
  }
}
