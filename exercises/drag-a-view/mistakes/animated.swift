import UIKit

class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
    UIView.animate(withDuration: 0.2) {
      self.center.x += now.x - before.x
      self.center.y += now.y - before.y
    }
  }
}
