import UIKit

class IconBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let hit, hit !== self { return hit }
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    for case let control as UIControl in subviews.reversed() {
      let dx = max(44 - control.bounds.width, 0) / 2
      let dy = max(44 - control.bounds.height, 0) / 2
      let area = control.bounds.insetBy(dx: -dx, dy: -dy)
      if area.contains(convert(point, to: control)) { return control.isHidden || !control.isUserInteractionEnabled || control.alpha < 0.01 ? hit : control }
    }
    return hit
  }
}
