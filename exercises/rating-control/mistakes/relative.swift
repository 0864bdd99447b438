import UIKit

class StarRating: UIControl {
  var value = 0
  private var before = 0
  private var start: CGFloat = 0
  private func set(_ n: Int) { if n != value { value = n; sendActions(for: .valueChanged) } }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    before = value; start = touch.location(in: self).x; return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    set(max(0, min(5, before + Int((touch.location(in: self).x - start) / (bounds.width / 5)))))
    return true
  }
  override func cancelTracking(with event: UIEvent?) { set(before) }
}
