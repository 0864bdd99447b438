import UIKit

class SlidingRow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(slide)))
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  // Leave this as it is: it moves the row to the left and to the right.
  @objc func slide(_ pan: UIPanGestureRecognizer) {
    center.x += pan.translation(in: superview).x
    pan.setTranslation(.zero, in: superview)
  }
}
