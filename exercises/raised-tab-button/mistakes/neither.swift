import UIKit

class RaisedTabBar: UITabBar {
  weak var plus: UIButton?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}

class PlusButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.contains(point)
  }
}
