import UIKit

class IconBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    if let hit = super.hitTest(point, with: event), hit !== self { return hit }
    for view in subviews.reversed() {
      guard view is UIControl else { continue }
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
      let p = view.convert(point, from: self)
      let area = view.bounds.insetBy(
        dx: -max(0, 40 - view.bounds.width) / 2, dy: -max(0, 40 - view.bounds.height) / 2)
      if area.contains(p) { return view }
    }
    return super.hitTest(point, with: event)
  }
}
