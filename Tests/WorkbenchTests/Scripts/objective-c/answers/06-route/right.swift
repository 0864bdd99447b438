import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    let hit = super.hitTest(point, with: event)
    return hit == self ? subviews.last : hit
  }
}
