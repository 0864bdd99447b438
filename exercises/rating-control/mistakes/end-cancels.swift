import UIKit

class StarRating: UIControl {
  var value = 0
  private var before = 0
  private func set(_ new: Int) {
    guard new != value else { return }
    value = new
    sendActions(for: .valueChanged)
  }

  private func stars(at touch: UITouch) -> Int {
    let x = touch.location(in: self).x - bounds.minX
    if x < 0 { return 0 }
    return min(5, Int(x / (bounds.width / 5)) + 1)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    before = value
    set(stars(at: touch))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    set(stars(at: touch))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { set(before) }

  override func cancelTracking(with event: UIEvent?) {
    set(before)
    super.cancelTracking(with: event)
  }
}
