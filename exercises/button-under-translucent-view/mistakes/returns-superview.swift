import UIKit

class Veil: UIView {
  weak var target: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let target else { return hit }
    return target.hitTest(convert(point, to: target), with: event) ?? target.superview
  }
}
