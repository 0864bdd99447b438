// Without a rectangle: how far is the point from the middle?
// 不用矩形：点离中心有多远？
import UIKit

class BigButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let width = max(bounds.width, 44)
    let height = max(bounds.height, 44)
    return abs(point.x - bounds.midX) < width / 2 && abs(point.y - bounds.midY) < height / 2
  }
}
