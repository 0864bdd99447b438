import UIKit

class ThrownCard: UIView {
  /// The fate of the card: home, left or right.
  private(set) var fate = ""
  private var home = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(follow)))
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc private func follow(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { home = center }
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
    if pan.state == .ended { decide(pan.velocity(in: superview).x) }
    if pan.state == .cancelled { goHome() }
  }

  private func decide(_ speed: CGFloat) {
    let distance = center.x - home.x
    if abs(speed) >= 600 {
      fate = speed < 0 ? "left" : "right"
    } else if distance > 100 {
      fate = distance < 0 ? "left" : "right"
    } else {
      goHome()
    }
  }

  private func goHome() {
    fate = "home"
    center = home
  }
}
