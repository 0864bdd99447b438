import UIKit

class Card: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, bounds.contains(point) else {
      return nil
    }
    for child in subviews.reversed() {
      if let hit = deepest(child, child.convert(point, from: self), event) { return hit }
    }
    return self.point(inside: point, with: event) ? self : nil
  }

  private func deepest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return nil }
    for child in view.subviews.reversed() {
      let p = child.convert(point, from: view)
      if let hit = deepest(child, p, event) { return hit }
    }
    return view.point(inside: point, with: event) ? view : nil
  }
}
