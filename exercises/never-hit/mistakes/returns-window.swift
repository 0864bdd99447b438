import UIKit

class Watermark: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if super.hitTest(point, with: event) == nil { return nil }
    return window
  }
}
