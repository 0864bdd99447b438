import UIKit

class Box: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews {
      if child.frame.contains(point) { return child }
    }
  }  // error: missing return in instance method expected to return 'UIView?'
}
