import UIKit

class SlidingRow: UIView, UIGestureRecognizerDelegate {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(slide))

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    pan.delegate = self
    superview?.addGestureRecognizer(pan)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let translation = pan.translation(in: superview)
    return abs(translation.x) > abs(translation.y)
  }

  @objc func slide(_ pan: UIPanGestureRecognizer) {
    center.x += pan.translation(in: superview).x
    pan.setTranslation(.zero, in: superview)
  }
}
