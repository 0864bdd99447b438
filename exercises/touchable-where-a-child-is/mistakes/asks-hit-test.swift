import UIKit

class Sticker: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
  }
}
