import UIKit

class Form: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    isUserInteractionEnabled = true
  }

  // Leave this as it is.
  @objc func putAway() { print("keyboard away") }
}
