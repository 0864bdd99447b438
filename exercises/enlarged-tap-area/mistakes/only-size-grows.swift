import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var area = bounds
    area.size.width = max(area.size.width, 44)
    area.size.height = max(area.size.height, 44)
    return area.contains(point)
  }
}
