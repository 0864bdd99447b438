import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, hole.contains(point) else { return hit }
    guard let front = subviews.last else { return nil }
    return front.hitTest(convert(point, to: front), with: event)
  }
}
