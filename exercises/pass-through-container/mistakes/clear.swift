import UIKit

class Overlay: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    backgroundColor = .clear
    isOpaque = false
  }
}
