// The delegate can also refuse at the end of the tap, by asking who lies under the finger.
// 代理也可以在点击结束时才拒绝：看看手指下面是谁。
import UIKit

class Form: UIView, UIGestureRecognizerDelegate {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let tap = UITapGestureRecognizer(target: self, action: #selector(putAway))
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let point = gestureRecognizer.location(in: self)
    return !(hitTest(point, with: nil) is UIControl)
  }

  // Leave this as it is.
  @objc func putAway() { print("keyboard away") }
}
