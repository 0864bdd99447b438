import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if point.y > bounds.height / 2 { return nil }
    return super.hitTest(point, with: event)
  }
}
