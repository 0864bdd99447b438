import UIKit

class Card: UIView {
  lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(drag))
  @objc func drag(_ pan: UIPanGestureRecognizer) {
    let t = pan.translation(in: superview)
    center = CGPoint(x: center.x + t.x, y: center.y + t.y)
    pan.setTranslation(.zero, in: superview)
  }
}
