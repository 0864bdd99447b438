import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() {
      if let fit = child.hitTest(convert(point, to: child), with: event) { return fit }
    }
    return self
  }
}
