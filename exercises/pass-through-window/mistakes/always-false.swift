import UIKit

class OverlayWindow: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return false
  }
}
