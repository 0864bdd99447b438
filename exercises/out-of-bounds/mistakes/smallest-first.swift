import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    let order = subviews.sorted { $0.bounds.width < $1.bounds.width }
    for child in order {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return bounds.contains(point) ? self : nil
  }
}
