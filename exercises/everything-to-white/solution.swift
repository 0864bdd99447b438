import UIKit

class Desk: UIView {
  weak var white: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, let white else { return hit }
    let canBeTouched = !white.isHidden && white.isUserInteractionEnabled && white.alpha >= 0.01
    return canBeTouched ? white : hit
  }
}
