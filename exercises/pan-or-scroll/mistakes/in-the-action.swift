import UIKit

class SlidingRow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(slide)))
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc func slide(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: superview)
    guard abs(translation.x) > abs(translation.y) else { return }
    center.x += translation.x
    pan.setTranslation(.zero, in: superview)
  }
}
