import UIKit

class Answer: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let area = bounds.insetBy(dx: -8, dy: -8)
    if area.contains(point) { return self }
    return super.hitTest(point, with: event)
  }
}
