import UIKit

class IconBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let hit, hit !== self { return hit }
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    for case let control as UIControl in subviews.reversed() {
      if let hit = control.hitTest(convert(point, to: control), with: event) { return hit }
    }
    return hit
  }
}
