import UIKit

class Box: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) =< radius  // error: cannot find operator '=<' in scope
  }
}
