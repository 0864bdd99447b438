import UIKit

class PassThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for subview in subviews.reversed() {
      if !subview.isHidden,
        let view = subview.hitTest(point, with: event)  // here hit-test-unconverted
      {
        return view
      }
    }
    return nil
  }
}
