import UIKit

class Photo: UIView {
  // UIKit calls this when the view comes into a window: a good moment to add recognizers, once.
  override func didMoveToWindow() {
    super.didMoveToWindow()
  }

  // Leave these two as they are.
  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}
