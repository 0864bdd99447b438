import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for thumb in subviews {
      let dx = thumb.center.x - point.x
      let dy = thumb.center.y - point.y
      if dx * dx + dy * dy < 12 { return thumb }
    }
    return nil
  }
}
