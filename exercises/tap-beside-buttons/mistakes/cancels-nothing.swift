import UIKit

class Form: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let tap = UITapGestureRecognizer(target: self, action: #selector(putAway))
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  // Leave this as it is.
  @objc func putAway() { print("keyboard away") }
}
