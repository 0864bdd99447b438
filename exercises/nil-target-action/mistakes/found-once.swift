import UIKit

/// What can be cleared has this method; #selector(Clearing.clear(_:)) names it.
@objc protocol Clearing {
  func clear(_ sender: Any?)
}

class ClearButton: UIButton {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    var responder = next
    while let candidate = responder {
      if candidate.responds(to: #selector(Clearing.clear(_:))) {
        addTarget(candidate, action: #selector(Clearing.clear(_:)), for: .touchUpInside)
        return
      }
      responder = candidate.next
    }
  }
}
