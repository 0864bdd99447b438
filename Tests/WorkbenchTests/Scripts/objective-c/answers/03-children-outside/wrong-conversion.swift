import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() {
      if child.point(inside: child.convert(point, to: self), with: event) { return child }
    }
    return super.hitTest(point, with: event)
  }
}
