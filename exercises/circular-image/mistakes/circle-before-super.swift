import UIKit

class RoundImage: UIImageView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    guard distance <= min(bounds.width, bounds.height) / 2 else { return nil }
    return super.hitTest(point, with: event)
  }
}
