import UIKit

class Card: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
  }

  @objc func pan(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: superview)
    center.x += way.x
    center.y += way.y
  }
}
