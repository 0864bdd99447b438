import UIKit

class Desk: UIView {
  weak var white: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil, let white else { return nil }
    let canBeTouched = !white.isHidden && white.isUserInteractionEnabled && white.alpha >= 0.01
    return canBeTouched ? white : nil
  }
}
