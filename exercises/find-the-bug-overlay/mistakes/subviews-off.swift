import UIKit

class Overlay: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    subview.isUserInteractionEnabled = false
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? nil : hit
  }
}
