import UIKit

class Card: UIView {
  var start: CGPoint?
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let now = touches.first!.location(in: superview)
    if let start {
      center.x += now.x - start.x
      center.y += now.y - start.y
    }
    start = now
  }
}
