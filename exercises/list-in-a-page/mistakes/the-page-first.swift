import UIKit

class List: UIScrollView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let page = superview as? UIScrollView else { return }
    panGestureRecognizer.require(toFail: page.panGestureRecognizer)
  }
}
