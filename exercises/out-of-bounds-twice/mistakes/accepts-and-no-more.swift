import UIKit

class Card: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return holds(self, point, event)
  }

  private func holds(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    if view.bounds.contains(point) { return true }
    return view.subviews.contains { holds($0, view.convert(point, to: $0), event) }
  }
}
