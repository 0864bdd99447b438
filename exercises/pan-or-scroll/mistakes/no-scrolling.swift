import UIKit

class SlidingRow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(slide)))
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc func slide(_ pan: UIPanGestureRecognizer) {
    let list = superview as? UIScrollView
    if pan.state == .began { list?.isScrollEnabled = false }
    center.x += pan.translation(in: superview).x
    pan.setTranslation(.zero, in: superview)
    if pan.state == .ended || pan.state == .cancelled { list?.isScrollEnabled = true }
  }
}
