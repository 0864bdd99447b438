import UIKit

class RoundImage: UIImageView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = point.x - frame.size.width / 2
    let dy = point.y - frame.size.height / 2
    return sqrt(dx * dx + dy * dy) <= frame.size.width / 2
  }
}
