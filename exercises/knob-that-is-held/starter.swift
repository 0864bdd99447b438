import UIKit

class VolumeBar: UIControl {
  /// From 0 to 1.
  var value: CGFloat = 0.5

  /// Where the knob is, in the bar's own coordinates.
  var knob: CGRect {
    let left = bounds.minX + value * (bounds.width - 40)
    return CGRect(x: left, y: bounds.minY, width: 40, height: bounds.height)
  }

  // Which touches are the bar's, and what do they change?
}
