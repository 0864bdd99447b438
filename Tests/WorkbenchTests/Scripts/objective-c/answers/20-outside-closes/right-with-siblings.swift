import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    for sibling in (superview?.subviews ?? []).reversed() where sibling !== self {
      let p = sibling.convert(point, from: self)
      if sibling.point(inside: p, with: event) { return sibling }
    }
    return self
  }
}
