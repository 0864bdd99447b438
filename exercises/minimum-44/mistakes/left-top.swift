import UIKit

class IconBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    if let hit = super.hitTest(point, with: event), hit !== self { return hit }
    for view in subviews.reversed() {
      guard view is UIControl else { continue }
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
      let p = view.convert(point, from: self)
      let area = CGRect(
        x: view.bounds.maxX - max(44, view.bounds.width),
        y: view.bounds.maxY - max(44, view.bounds.height), width: max(44, view.bounds.width),
        height: max(44, view.bounds.height))
      if area.contains(p) { return view }
    }
    return super.hitTest(point, with: event)
  }
}
