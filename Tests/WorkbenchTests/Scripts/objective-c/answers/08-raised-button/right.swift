import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isHidden {
      let middle = subviews[1]
      if middle.point(inside: convert(point, to: middle), with: event) { return middle }
    }
    return super.hitTest(point, with: event)
  }
}
