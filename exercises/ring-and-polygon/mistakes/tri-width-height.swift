import UIKit

class Ring: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    return distance <= radius && distance >= radius - 40
  }
}

class PlayButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let reach = (bounds.maxX - point.x) * bounds.width / 2 / bounds.height
    return bounds.contains(point) && abs(point.y - bounds.midY) <= reach
  }
}
