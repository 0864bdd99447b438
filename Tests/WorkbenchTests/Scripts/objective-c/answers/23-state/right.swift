import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let touches = event?.allTouches, touches.count > 1 { return nil }
    return tag == 3 ? self : super.hitTest(point, with: event)
  }
}
