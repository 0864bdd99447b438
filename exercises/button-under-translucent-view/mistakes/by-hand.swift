import UIKit

class Veil: UIView {
  weak var target: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    if let target, let hit = target.hitTest(convert(point, to: target), with: event) { return hit }
    return bounds.contains(point) ? self : nil
  }
}
