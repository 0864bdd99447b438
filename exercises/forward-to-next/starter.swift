import UIKit

class Card: UIView {
  // Each of these ends the way up the responder chain.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish()
  }

  // Leave these as they are.
  func press() { print("pressed") }
  func follow() { print("followed") }
  func finish() { print("finished") }
}
