// The circle can also be the business of the bar; then it has to refuse the corners as well.
// 圆形也可以由标签栏负责；这时它还要拒绝四个角。
import UIKit

class RaisedTabBar: UITabBar {
  weak var plus: UIButton?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    guard let plus else { return super.hitTest(point, with: event) }
    let place = convert(point, to: plus)
    let radius = min(plus.bounds.width, plus.bounds.height) / 2
    let distance = hypot(place.x - plus.bounds.midX, place.y - plus.bounds.midY)
    if distance < radius, let hit = plus.hitTest(place, with: event) { return hit }
    let hit = super.hitTest(point, with: event)
    return hit === plus ? plus.superview : hit
  }
}

class PlusButton: UIButton {}
