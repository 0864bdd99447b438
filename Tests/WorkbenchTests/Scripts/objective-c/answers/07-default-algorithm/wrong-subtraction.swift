import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    for child in subviews.reversed() {
      let p = CGPoint(x: point.x - child.frame.minX, y: point.y - child.frame.minY)
      if let hit = child.hitTest(p, with: event) { return hit }
    }
    return self
  }
}
