import UIKit

class Sky: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    for child in subviews {
      let shown = child.layer.presentation() ?? child.layer
      let own = shown.convert(point, from: shown.superlayer)
      if let hit = child.hitTest(own, with: event) { return hit }
    }
    return self
  }
}
