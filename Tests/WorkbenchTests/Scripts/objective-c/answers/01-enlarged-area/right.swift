import UIKit

class Answer: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = bounds.insetBy(dx: -10, dy: -10)
    return area.contains(point)
  }
}
