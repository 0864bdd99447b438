// No hitTest at all: the drawer says that it contains a point where a child answers.
// 不写 hitTest：有子视图响应的地方，抽屉就说自己包含这个点。
import UIKit

class Drawer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    return subviews.contains { child in
      child.hitTest(convert(point, to: child), with: event) != nil
    }
  }
}
