import UIKit

class Card: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press()
    guard touches.first?.view === self else { return }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow()
    guard touches.first?.view === self else { return }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish()
    guard touches.first?.view === self else { return }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish()
    guard touches.first?.view === self else { return }
    super.touchesCancelled(touches, with: event)
  }

  // Leave these as they are.
  func press() { print("pressed") }
  func follow() { print("followed") }
  func finish() { print("finished") }
}
