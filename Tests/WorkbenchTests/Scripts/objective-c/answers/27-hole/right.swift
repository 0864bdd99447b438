import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hole = CGRect(x: 10, y: 10, width: 14, height: 14)
    if hole.contains(point) { return nil }
    return bounds.contains(point) ? self : nil
  }
}
