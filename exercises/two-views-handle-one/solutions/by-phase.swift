// One place for what the key does: the phase of the touch says what happened.
// 把 key 要做的事放在一处：由触摸的 phase 判断发生了什么。
import UIKit

class Key: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    act(touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    act(touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    act(touches)
    super.touchesCancelled(touches, with: event)
  }

  private func act(_ touches: Set<UITouch>) {
    switch touches.first?.phase {
    case .began: press()
    case .ended, .cancelled: release()
    default: break
    }
  }

  func press() { print("press") }
  func release() { print("release") }
}
