import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isNearX = point.x - bounds.midX <= max(bounds.width, 44) / 2
    let isNearY = point.y - bounds.midY <= max(bounds.height, 44) / 2
    return isNearX && isNearY
  }
}
