import UIKit

class RaisedTabBar: UITabBar {
  weak var plus: UIButton?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event) || (plus?.frame.contains(point) ?? false)
  }
}

class PlusButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}
