import UIKit

class Sticker: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for child in subviews where !child.isHidden {
      if child.point(inside: convert(point, to: child), with: event) { return true }
    }
    return false
  }
}
