import UIKit

class RoundButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let middle = CGPoint(x: frame.size.width / 2, y: frame.size.height / 2)
    return hypot(point.x - middle.x, point.y - middle.y) <= frame.size.width / 2
  }
}
