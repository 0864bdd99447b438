import UIKit

class IconBar: UIView {
  private lazy var known = subviews.map { ($0, $0.bounds) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let hit, hit !== self { return hit }
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    for (view, bounds) in known.reversed() {
      guard let control = view as? UIControl else { continue }
      guard !control.isHidden, control.isUserInteractionEnabled, control.alpha >= 0.01 else {
        continue
      }
      let dx = max(44 - bounds.width, 0) / 2
      let dy = max(44 - bounds.height, 0) / 2
      let area = bounds.insetBy(dx: -dx, dy: -dy)
      if area.contains(convert(point, to: control)) { return control }
    }
    return hit
  }
}
