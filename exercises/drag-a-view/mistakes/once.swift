import UIKit

class Card: UIView {
  private var moved = false
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !moved else { return }
    moved = true
    guard let touch = touches.first, let table = superview else { return }
    let now = touch.location(in: table), before = touch.previousLocation(in: table)
    center.x += now.x - before.x
    center.y += now.y - before.y
  }
}
