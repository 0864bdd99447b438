import UIKit

class Desk: UIView {
  weak var white: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let white else {
      return super.hitTest(point, with: event)
    }
    return hit.isDescendant(of: white) ? hit : white
  }
}
