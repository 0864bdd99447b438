import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    switch subviews.count {
    case 0: return nil
    case 1, 2: return self
    default: return hit
    }
  }
}
