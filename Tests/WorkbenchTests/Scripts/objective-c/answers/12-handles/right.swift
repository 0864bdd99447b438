import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var best: UIView?
    var least = CGFloat.greatestFiniteMagnitude
    for thumb in subviews {
      let distance = sqrt(pow(thumb.center.x - point.x, 2) + pow(thumb.center.y - point.y, 2))
      if distance < least {
        least = distance
        best = thumb
      }
    }
    return least < 12 ? best : nil
  }
}
