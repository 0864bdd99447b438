import UIKit

class Card: UIView {
  // `point` is in the card's own coordinates. Let views at any depth be touched outside as well.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
