// The bar says that it contains what the button takes, and UIKit does the rest.
// 标签栏只说按钮要的点也在自己里面，其余交给 UIKit。
import UIKit

class RaisedTabBar: UITabBar {
  weak var plus: UIButton?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard let plus else { return false }
    return plus.hitTest(convert(point, to: plus), with: event) != nil
  }
}

class PlusButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}
