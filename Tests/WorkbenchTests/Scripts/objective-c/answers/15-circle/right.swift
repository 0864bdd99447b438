import UIKit

class Answer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x2, y2) = (frame.width / 2, frame.height / 2)
    let distance = sqrt((point.x - x2) * (point.x - x2) + (point.y - y2) * (point.y - y2))
    return distance <= frame.width / 2
  }
}
