import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let table = superview else { return }
    let now = touch.location(in: table), before = touch.previousLocation(in: table)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.center.x += now.x - before.x
      self.center.y += now.y - before.y
    }
  }
}
