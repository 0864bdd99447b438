import UIKit

class Watermark: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit == self { return nil }
    for child in subviews where hit == child { return nil }
    return hit
  }
}
