import UIKit

class Watermark: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    superview?.sendSubviewToBack(self)
  }
}
