import UIKit

class Ring: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    return distance <= radius - 40
  }
}

class PlayButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let x = (point.x - bounds.minX) / bounds.width,
      y = (point.y - bounds.midY) / (bounds.height / 2)
    return x >= 0 && abs(y) <= 1 - x
  }
}
