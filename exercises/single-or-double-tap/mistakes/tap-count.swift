import UIKit

class Photo: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if touch.tapCount == 1 { showBars() }
    if touch.tapCount == 2 { zoom() }
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}
