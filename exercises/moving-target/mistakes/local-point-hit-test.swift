import UIKit

class Sky: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    for child in subviews.reversed() {
      let own = convert(point, to: child)
      if child.layer.presentation()?.hitTest(own) != nil { return child }
    }
    return self
  }
}
