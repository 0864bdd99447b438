import UIKit

class SlidingRow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(slide)))
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let list = superview as? UIScrollView, let pan = gestureRecognizers?.first else { return }
    list.panGestureRecognizer.require(toFail: pan)
  }

  @objc func slide(_ pan: UIPanGestureRecognizer) {
    center.x += pan.translation(in: superview).x
    pan.setTranslation(.zero, in: superview)
  }
}
