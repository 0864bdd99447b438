import UIKit

class TouchContainer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for index in 0..<subviews.count {  // here hit-test-forward
      let subview = subviews[index]
      let converted = subview.convert(point, from: self)
      if let hitView = subview.hitTest(converted, with: event) {
        return hitView
      }
    }
    return self
  }
}
