import UIKit

class Key: UIView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc func tapped() {
    press()
    release()
  }

  func press() { print("press") }
  func release() { print("release") }
}
