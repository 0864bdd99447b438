// The way since the touch began, added to the value that was there then.
// 按下之后走过的距离，加到当时的值上。
import UIKit

class VolumeBar: UIControl {
  /// From 0 to 1.
  var value: CGFloat = 0.5

  /// Where the knob is, in the bar's own coordinates.
  var knob: CGRect {
    let left = bounds.minX + value * (bounds.width - 40)
    return CGRect(x: left, y: bounds.minY, width: 40, height: bounds.height)
  }

  private var start: CGFloat = 0
  private var before: CGFloat = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard knob.contains(place) else { return false }
    start = place.x
    before = value
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = touch.location(in: self).x - start
    change(to: before + way / (bounds.width - 40))
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
