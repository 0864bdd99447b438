import UIKit

class RecordButton: UIButton {
  func pulse() {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction],
      animations: { self.alpha = 0 })
  }

  func calm() {
    layer.removeAllAnimations()
    alpha = 1
  }
}
