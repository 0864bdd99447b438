import UIKit

class RaisedTabBar: UITabBar {
  weak var plus: UIButton?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, let plus else { return nil }
    let place = convert(point, to: plus)
    let radius = min(plus.bounds.width, plus.bounds.height) / 2
    let distance = hypot(place.x - plus.bounds.midX, place.y - plus.bounds.midY)
    return distance < radius ? plus.hitTest(place, with: event) : nil
  }
}

class PlusButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event)
  }
}
