import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isNearX = abs(point.x - bounds.midX) <= max(bounds.width, 44) / 2
    let isNearY = abs(point.y - bounds.midY) <= max(bounds.height, 44) / 2
    return isNearX || isNearY
  }
}
