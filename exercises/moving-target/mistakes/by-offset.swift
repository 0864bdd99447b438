import UIKit

class Sky: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    for child in subviews.reversed() {
      let shown = child.layer.presentation() ?? child.layer
      let place = CGPoint(
        x: point.x + child.layer.position.x - shown.position.x,
        y: point.y + child.layer.position.y - shown.position.y)
      if let hit = child.hitTest(convert(place, to: child), with: event) { return hit }
    }
    return self
  }
}
