import UIKit

class Sky: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() {
      let shown = child.layer.presentation() ?? child.layer
      let own = shown.convert(point, from: shown.superlayer)
      if let hit = child.hitTest(own, with: event) { return hit }
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}
