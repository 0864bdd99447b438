import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) != self ? super.hitTest(point, with: event) : nil
  }
}
