import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    print(super.hitTest(point, with: event) as Any)
    return super.hitTest(point, with: event)
  }
}
