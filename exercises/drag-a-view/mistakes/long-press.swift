import UIKit

class Card: UIView {
  private var last = CGPoint.zero
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(drag)))
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  @objc func drag(_ press: UILongPressGestureRecognizer) {
    let now = press.location(in: superview)
    if press.state == .changed {
      center.x += now.x - last.x
      center.y += now.y - last.y
    }
    last = now
  }
}
