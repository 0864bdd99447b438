import UIKit

class Veil: UIView {
  weak var target: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let target, let hit = target.hitTest(convert(point, to: target), with: event) { return hit }
    return super.hitTest(point, with: event)
  }
}
