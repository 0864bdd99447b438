import UIKit

class Form: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    addGestureRecognizer(tap)
  }

  @objc func tapped(_ tap: UITapGestureRecognizer) {
    if hitTest(tap.location(in: self), with: nil) is UIControl { return }
    putAway()
  }

  // Leave this as it is.
  @objc func putAway() { print("keyboard away") }
}
