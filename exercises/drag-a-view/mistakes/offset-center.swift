import UIKit

class Card: UIView {
  private var start = CGPoint.zero
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    start = touches.first!.location(in: self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let table = superview else { return }
    let now = touch.location(in: table)
    center = CGPoint(x: now.x - start.x, y: now.y - start.y)
  }
}
