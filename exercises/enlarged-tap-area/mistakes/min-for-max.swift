import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = min(bounds.width, 44) / 2
    let dy = min(bounds.height, 44) / 2
    return abs(point.x - bounds.midX) <= dx && abs(point.y - bounds.midY) <= dy
  }
}
