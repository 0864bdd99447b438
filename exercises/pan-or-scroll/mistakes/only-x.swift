import UIKit

class SlidingRow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(slide)))
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view === self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let translation = pan.translation(in: superview)
    return abs(translation.x) > 0
  }

  @objc func slide(_ pan: UIPanGestureRecognizer) {
    center.x += pan.translation(in: superview).x
    pan.setTranslation(.zero, in: superview)
  }
}
