// point(inside:) can ask as well: UIKit then asks a second time, and nothing may have changed (HT-23).
// 也可以在 point(inside:) 里问；UIKit 之后会再问一次，所以不能改变任何东西（HT-23）。
import UIKit

class OverlayWindow: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) {
        return hit !== rootViewController?.view
      }
    }
    return false
  }
}
