import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let fit = super.hitTest(point, with: event)
    print(#function, fit as Any)
    return fit
  }
}
