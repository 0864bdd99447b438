import UIKit

class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let touch = event?.allTouches?.first(where: { $0.view === self }) else { return false }
    let place = touch.location(in: self)
    let radius = min(bounds.width, bounds.height) / 2
    return hypot(place.x - bounds.midX, place.y - bounds.midY) <= radius
  }
}
