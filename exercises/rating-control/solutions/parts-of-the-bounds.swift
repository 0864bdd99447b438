// How many left edges of the five parts the finger has passed is the value.
// 手指越过了五份中几份的左边缘，值就是几。
import UIKit

class StarRating: UIControl {
  var value = 0
  private var kept = 0

  private func follow(_ touch: UITouch) {
    let x = touch.location(in: self).x
    let edges = (0..<5).map { bounds.minX + CGFloat($0) * bounds.width / 5 }
    set(edges.filter { x >= $0 }.count)
  }

  private func set(_ new: Int) {
    if new == value { return }
    value = new
    sendActions(for: .valueChanged)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    kept = value
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func cancelTracking(with event: UIEvent?) {
    set(kept)
  }
}
