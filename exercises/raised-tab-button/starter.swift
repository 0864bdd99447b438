import UIKit

class RaisedTabBar: UITabBar {
  weak var plus: UIButton?

  // `point` is in this bar's own coordinates.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}

class PlusButton: UIButton {
  // `point` is in this button's own coordinates.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event)
  }
}
