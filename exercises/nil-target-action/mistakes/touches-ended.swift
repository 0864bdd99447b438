import UIKit

/// What can be cleared has this method; #selector(Clearing.clear(_:)) names it.
@objc protocol Clearing {
  func clear(_ sender: Any?)
}

class ClearButton: UIButton {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIApplication.shared.sendAction(#selector(Clearing.clear(_:)), to: nil, from: self, for: event)
  }
}
