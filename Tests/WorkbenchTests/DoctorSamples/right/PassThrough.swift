import UIKit

class PassThrough: UIView {
  var passthroughViews: [UIView] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews where view.frame.contains(point) {
      return view
    }
    for view in subviews {
      if view.frame.contains(point) { return super.hitTest(point, with: event) }
    }
    var hit: UIView?
    for view in subviews {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { hit = found }
    }
    let result = super.hitTest(point, with: event)
    return result == self ? hit : result
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for view in subviews {
      if !view.isHidden && view.point(inside: convert(point, to: view), with: event) { return true }
    }
    return false
  }
}
