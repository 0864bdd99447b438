// Going up from the touched view also finds a control that is not hit itself but holds what is.
// 从被点中的视图往上找，控件里面的视图被点中时也能找到那个控件。
import UIKit

class Form: UIView, UIGestureRecognizerDelegate {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let tap = UITapGestureRecognizer(target: self, action: #selector(putAway))
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let current = view, current !== self {
      if current is UIControl { return false }
      view = current.superview
    }
    return true
  }

  // Leave this as it is.
  @objc func putAway() { print("keyboard away") }
}
