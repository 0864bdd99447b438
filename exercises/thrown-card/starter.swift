import UIKit

class ThrownCard: UIView {
  /// The fate of the card: home, left or right.
  private(set) var fate = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(follow)))
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc private func follow(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
    // Decide the fate of the card here.
  }
}
