// For a UIView `next?.touches…` does what super does; super is the way that Apple documents (RC-13, RC-19).
// 对 UIView 来说，`next?.touches…` 与 super 效果相同；Apple 文档中的做法是调用 super（RC-13、RC-19）。
import UIKit

class Card: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press()
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow()
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish()
    next?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish()
    next?.touchesCancelled(touches, with: event)
  }

  // Leave these as they are.
  func press() { print("pressed") }
  func follow() { print("followed") }
  func finish() { print("finished") }
}
