// A delegate object decides, by the velocity: it is asked for this pan alone. The row retains it.
// 由代理对象按速度决定：只有这一个拖移手势会询问它。代理由这一行持有。
import UIKit

private class AcrossOnly: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.x) > abs(velocity.y)
  }
}

class SlidingRow: UIView {
  private let decision = AcrossOnly()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(slide))
    pan.delegate = decision
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc func slide(_ pan: UIPanGestureRecognizer) {
    center.x += pan.translation(in: superview).x
    pan.setTranslation(.zero, in: superview)
  }
}
