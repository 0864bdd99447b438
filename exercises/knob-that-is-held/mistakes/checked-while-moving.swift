import UIKit

class VolumeBar: UIControl {
  /// From 0 to 1.
  var value: CGFloat = 0.5

  /// Where the knob is, in the bar's own coordinates.
  var knob: CGRect {
    let left = bounds.minX + value * (bounds.width - 40)
    return CGRect(x: left, y: bounds.minY, width: 40, height: bounds.height)
  }

  private var grip: CGFloat = 0
  private var before: CGFloat = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard knob.contains(place) else { return false }
    grip = place.x - knob.minX
    before = value
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard knob.contains(touch.location(in: self)) else { return false }
    let left = touch.location(in: self).x - grip
    change(to: (left - bounds.minX) / (bounds.width - knob.width))
    return true
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    change(to: before)
  }

  private func change(to new: CGFloat) {
    let limited = min(max(new, 0), 1)
    if limited == value { return }
    value = limited
    sendActions(for: .valueChanged)
  }
}
