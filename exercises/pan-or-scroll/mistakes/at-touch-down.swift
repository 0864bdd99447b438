import UIKit

class SlidingRow: UIView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(slide))
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let translation = pan.translation(in: superview)
    return abs(translation.x) > abs(translation.y)
  }

  @objc func slide(_ pan: UIPanGestureRecognizer) {
    center.x += pan.translation(in: superview).x
    pan.setTranslation(.zero, in: superview)
  }
}
