import UIKit

class Through: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit == self { return nil }
  }  // error: missing return in instance method expected to return 'UIView?'
}
