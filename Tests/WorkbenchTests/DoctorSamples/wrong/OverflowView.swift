import UIKit

class OverflowView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if clipsToBounds || isHidden || alpha == 0 { return nil }
    for member in subviews.enumerated() {
      _ = member.offset
    }
    return subviews.compactMap {  // here hit-test-forward
      $0.hitTest(self.convert(point, to: $0), with: event)
    }.first
  }
}
