import UIKit

class RaisedTabBar: UITabBar {
  weak var plus: UIButton?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, let plus else {
      return super.hitTest(point, with: event)
    }
    let radius = min(plus.bounds.width, plus.bounds.height) / 2
    let distance = hypot(point.x - plus.center.x, point.y - plus.center.y)
    return distance < radius ? plus : super.hitTest(point, with: event)
  }
}

class PlusButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}
