import UIKit

class Sticker: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var isOnChild = false
    for child in subviews.reversed() where !child.isHidden && child.alpha >= 0.01 {
      let own = convert(point, to: child)
      if let hit = child.hitTest(own, with: event) { return hit }
      if child.point(inside: own, with: event) { isOnChild = true }
    }
    return isOnChild ? self : nil
  }
}
