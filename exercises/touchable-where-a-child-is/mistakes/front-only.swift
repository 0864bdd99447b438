import UIKit

class Sticker: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let child = subviews.last, !child.isHidden, child.alpha >= 0.01 else { return false }
    return child.point(inside: convert(point, to: child), with: event)
  }
}
