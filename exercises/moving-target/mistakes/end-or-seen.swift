import UIKit

class Sky: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    for child in subviews.reversed() {
      let shown = child.layer.presentation() ?? child.layer
      let own = shown.convert(point, from: shown.superlayer)
      if let hit = child.hitTest(own, with: event) { return hit }
    }
    return self
  }
}
