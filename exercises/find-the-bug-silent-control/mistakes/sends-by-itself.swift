import UIKit

class HeartButton: UIButton {
  /// Drawing makes it larger while this is true.
  private(set) var isLarge = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendActions(for: .touchDown)
    isLarge = isEnabled
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendActions(for: .touchUpInside)
    isLarge = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendActions(for: .touchCancel)
    isLarge = false
  }
}
