import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
