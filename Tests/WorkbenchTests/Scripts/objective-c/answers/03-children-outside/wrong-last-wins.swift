import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var result: UIView?
    for child in subviews where child.frame.contains(point) { result = child }
    return result ?? super.hitTest(point, with: event)
  }
}
