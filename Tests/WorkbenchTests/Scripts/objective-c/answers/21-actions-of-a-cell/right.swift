import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for case let view as UIButton in subviews {
      if !view.isHidden, view.point(inside: convert(point, to: view), with: event) { return view }
    }
    return super.hitTest(point, with: event)
  }
}
