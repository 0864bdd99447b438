import UIKit

class Sky: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    for child in subviews.reversed() {
      let shown = child.layer.presentation() ?? child.layer
      let place = convert(point, to: nil)
      let own = shown.convert(place, from: shown.superlayer)
      if let hit = child.hitTest(own, with: event) { return hit }
    }
    return self
  }
}
