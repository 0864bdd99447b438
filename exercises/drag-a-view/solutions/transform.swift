// By the transform, in the card's own coordinates: translatedBy moves along its own axes (UT-9).
// 用 transform，按卡片自己的坐标计算：translatedBy 沿它自己的坐标轴移动（UT-9）。
import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
    transform = transform.translatedBy(x: now.x - before.x, y: now.y - before.y)
  }
}
