import UIKit

class Desk: UIView {
  weak var white: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    guard let white, !white.isHidden, white.isUserInteractionEnabled, white.alpha >= 0.01 else {
      return super.hitTest(point, with: event)
    }
    return white
  }
}
