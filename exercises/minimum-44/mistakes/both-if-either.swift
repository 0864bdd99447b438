import UIKit

class IconBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    if let hit = super.hitTest(point, with: event), hit !== self { return hit }
    for view in subviews.reversed() {
      guard view is UIControl else { continue }
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
      let p = view.convert(point, from: self)
      var area = view.bounds
      if area.width < 44 && area.height < 44 {
        area = area.insetBy(dx: (area.width - 44) / 2, dy: (area.height - 44) / 2)
      }
      if area.contains(p) { return view }
    }
    return super.hitTest(point, with: event)
  }
}
