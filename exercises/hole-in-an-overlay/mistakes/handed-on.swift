import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, hole.contains(touch.location(in: self)) else { return }
    next?.touchesBegan(touches, with: event)
  }
}
