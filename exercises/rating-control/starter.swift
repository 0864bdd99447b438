import UIKit

class StarRating: UIControl {
  var value = 0

  // UIControl calls these with every touch that it tracks, and also endTracking and cancelTracking.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    return super.continueTracking(touch, with: event)
  }
}
