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
    let x = (point.x - bounds.midX) / (bounds.width / 2),
      y = (point.y - bounds.minY) / bounds.height
    return y >= 0 && abs(x) <= 1 - y
  }
}
