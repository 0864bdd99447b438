// hypot(_:_:) is the distance itself; layer.cornerRadius would have no effect on touches (HT-17).
// hypot(_:_:) 就是距离；layer.cornerRadius 对触摸没有影响（HT-17）。
import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    return distance < min(bounds.width, bounds.height) / 2
  }
}
