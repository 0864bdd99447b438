import UIKit

class RoundImage: UIImageView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = point.x - bounds.midX
    let dy = point.y - bounds.midY
    let radius = min(bounds.width, bounds.height) / 2
    if dx * dx + dy * dy <= radius * radius { return true }
    return subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
  }
}
