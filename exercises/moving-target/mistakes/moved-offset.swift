import UIKit

class Sky: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    for child in subviews.reversed() {
      let shown = child.layer.presentation() ?? child.layer
      let start = CGPoint(x: shown.frame.minX, y: shown.frame.minY)
      let own = CGPoint(x: point.x - start.x, y: point.y - start.y)
      if let hit = child.hitTest(own, with: event) { return hit }
    }
    return self
  }
}
