// UIControl has methods of its own for this: a disabled control never begins to track (CT-4).
// UIControl 为此有自己的方法：禁用的控件不会开始跟踪（CT-4）。
import UIKit

class HeartButton: UIButton {
  private(set) var isLarge = false

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isLarge = true
    return super.beginTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isLarge = false
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    isLarge = false
  }
}
