import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let under = superview?.subviews.first, !under.isHidden,
      let hit = under.hitTest(convert(point, to: under), with: event)
    {
      return hit
    }
    return super.hitTest(point, with: event)
  }
}
