import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
