import UIKit

class Overlay: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    isUserInteractionEnabled = false
  }
}
