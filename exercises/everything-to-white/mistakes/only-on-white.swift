import UIKit

class Desk: UIView {
  weak var white: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let white else { return hit }
    return white.point(inside: convert(point, to: white), with: event) ? white : hit
  }
}
