import UIKit

class Sky: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    for child in subviews.reversed() {
      guard let shown = child.layer.presentation() else { continue }
      if shown.hitTest(point) != nil { return child }
    }
    return self
  }
}
