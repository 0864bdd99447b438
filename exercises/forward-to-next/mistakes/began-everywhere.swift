import UIKit

class Card: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press()
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow()
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish()
    super.touchesBegan(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish()
    super.touchesBegan(touches, with: event)
  }

  // Leave these as they are.
  func press() { print("pressed") }
  func follow() { print("followed") }
  func finish() { print("finished") }
}
