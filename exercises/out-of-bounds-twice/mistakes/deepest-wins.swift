import UIKit

class Card: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    var best: (UIView, Int)?
    func visit(_ view: UIView, _ depth: Int) {
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
      if view.point(inside: view.convert(point, from: self), with: event), depth > (best?.1 ?? -1) {
        best = (view, depth)
      }
      for child in view.subviews.reversed() { visit(child, depth + 1) }
    }
    for child in subviews.reversed() { visit(child, 0) }
    return best?.0 ?? (self.point(inside: point, with: event) ? self : nil)
  }
}
