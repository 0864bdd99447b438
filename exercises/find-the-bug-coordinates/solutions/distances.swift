// Without a rectangle: how far is the touch from the middle of the button, in its own coordinates?
// 不用矩形：在按钮自己的坐标里，触摸离它的中心有多远？
import UIKit

class Card: UIView {
  weak var close: UIButton?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, let close, isNear(close, point) else { return hit }
    guard !close.isHidden, close.isUserInteractionEnabled, close.alpha >= 0.01 else { return hit }
    return close
  }

  private func isNear(_ button: UIView, _ point: CGPoint) -> Bool {
    let own = button.bounds
    let touch = button.convert(point, from: self)
    return abs(touch.x - own.midX) < own.width / 2 + 16
      && abs(touch.y - own.midY) < own.height / 2 + 16
  }
}
