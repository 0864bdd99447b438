// A little more than 0.01 is enough: it is hardly seen, and is touched.
// 比 0.01 大一点就够了：几乎看不见，仍能点中。
import UIKit

class RecordButton: UIButton {
  func pulse() {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction],
      animations: { self.alpha = 0.02 })
  }

  func calm() {
    layer.removeAllAnimations()
    alpha = 1
  }
}
