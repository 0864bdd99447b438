import UIKit

class Card: UIView {
  /// The small button somewhere in the card.
  weak var close: UIButton?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let close, !close.isHidden, close.isUserInteractionEnabled, close.alpha >= 0.1 else {
      return hit
    }
    // The button's own coordinates, for both.
    let touch = convert(point, to: close)
    let area = close.bounds.insetBy(dx: -16, dy: -16)
    return area.contains(touch) ? close : hit
  }
}
