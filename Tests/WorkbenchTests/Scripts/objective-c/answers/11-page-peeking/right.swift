import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let child = super.hitTest(point, with: event)
    return child == self ? subviews[0] : child
  }
}
