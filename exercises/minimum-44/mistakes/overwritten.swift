import UIKit

class IconBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let hit, hit !== self { return hit }
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    var found = hit
    for case let control as UIControl in subviews.reversed() {
      guard !control.isHidden, control.isUserInteractionEnabled, control.alpha >= 0.01 else {
        continue
      }
      let dx = max(44 - control.bounds.width, 0) / 2
      let dy = max(44 - control.bounds.height, 0) / 2
      let area = control.bounds.insetBy(dx: -dx, dy: -dy)
      if area.contains(convert(point, to: control)) { found = control }
    }
    return found
  }
}
