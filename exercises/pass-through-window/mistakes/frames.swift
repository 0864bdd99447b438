import UIKit

class OverlayWindow: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if rootViewController?.presentedViewController != nil { return true }
    guard let root = rootViewController?.view else {
      return subviews.contains { $0.frame.contains(point) }
    }
    let rootPoint = convert(point, to: root)
    return root.subviews.contains { $0.frame.contains(rootPoint) }
  }
}
