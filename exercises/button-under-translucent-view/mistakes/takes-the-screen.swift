import UIKit

class Veil: UIView {
  weak var target: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event), hit !== self { return hit }
    return target?.hitTest(convert(point, to: target), with: event) ?? self
  }
}
