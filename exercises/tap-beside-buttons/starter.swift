import UIKit

class Form: UIView {
  // UIKit calls this when the view comes into a window: a good moment to add a recognizer, once.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let tap = UITapGestureRecognizer(target: self, action: #selector(putAway))
    addGestureRecognizer(tap)
  }

  // Leave this as it is.
  @objc func putAway() { print("keyboard away") }
}
