import UIKit

class Key: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    release()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    release()
  }

  func press() { print("press") }
  func release() { print("release") }
}
