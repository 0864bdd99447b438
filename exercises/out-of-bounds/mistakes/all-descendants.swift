import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    search(self, point, event)
  }

  private func search(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return nil }
    for child in view.subviews.reversed() {
      if let hit = search(child, view.convert(point, to: child), event) { return hit }
    }
    return view.point(inside: point, with: event) ? view : nil
  }
}
