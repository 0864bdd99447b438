import UIKit

class Answer: UIView {
  var isOpen: Bool { subviews.count > 1 }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit == nil, isOpen { return self }
    return hit
  }
}
