import UIKit

class Form: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    putAway()
  }

  // Leave this as it is.
  @objc func putAway() { print("keyboard away") }
}
