// The conversion by hand: from the position on screen, and back through the transform on screen.
// 自己转换：从屏幕上的位置算起，再按屏幕上的 transform 反算回去。
import UIKit

class Sky: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    guard bounds.contains(point) else { return nil }
    for child in subviews.reversed() {
      let shown = child.layer.presentation() ?? child.layer
      let away = CGPoint(x: point.x - shown.position.x, y: point.y - shown.position.y)
        .applying(shown.affineTransform().inverted())
      let own = CGPoint(x: shown.bounds.midX + away.x, y: shown.bounds.midY + away.y)
      if let hit = child.hitTest(own, with: event) { return hit }
    }
    return self
  }
}
