import UIKit

class StarRating: UIControl {
  var value = 0
  private var valueBefore = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    valueBefore = value
    change(to: value(at: touch))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    change(to: value(at: touch))
    return isTouchInside
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    change(to: valueBefore)
  }

  private func value(at touch: UITouch) -> Int {
    let share = (touch.location(in: self).x - bounds.minX) / bounds.width
    return min(5, max(0, Int((share * 5).rounded(.down)) + 1))
  }

  private func change(to newValue: Int) {
    guard newValue != value else { return }
    value = newValue
    sendActions(for: .valueChanged)
  }
}
