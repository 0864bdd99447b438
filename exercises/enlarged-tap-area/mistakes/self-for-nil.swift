import UIKit

class BigButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event) ?? self
  }
}
