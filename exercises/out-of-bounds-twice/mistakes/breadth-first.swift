import UIKit

class Card: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    var level = [UIView](subviews.reversed())
    var found: UIView?
    while !level.isEmpty {
      var next: [UIView] = []
      for view in level {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
        if found == nil, view.point(inside: view.convert(point, from: self), with: event) {
          found = view
        }
        next += view.subviews.reversed()
      }
      level = next
    }
    return found ?? (self.point(inside: point, with: event) ? self : nil)
  }
}
