import UIKit

class Watermark: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return self.point(inside: point, with: event) ? superview : nil
  }
}
