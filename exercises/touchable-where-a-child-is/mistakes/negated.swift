import UIKit

class Sticker: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for child in subviews where child.isHidden || child.alpha < 0.01 {
      if child.point(inside: convert(point, to: child), with: event) { return true }
    }
    return false
  }
}
