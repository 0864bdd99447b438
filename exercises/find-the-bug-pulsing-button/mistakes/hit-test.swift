import UIKit

class RecordButton: UIButton {
  func pulse() {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse],
      animations: { self.alpha = 0 })
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? self : nil
  }

  func calm() {
    layer.removeAllAnimations()
    alpha = 1
  }
}
