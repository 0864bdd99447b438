import UIKit

class Answer: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var area = bounds
    area.size.width += 10
    area.size.height += 10
    return area.contains(point)
  }
}
