import UIKit

class Ring: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2
    return distance <= radius && distance >= radius - 40
  }
}

class PlayButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let x = (point.x - bounds.minX) / bounds.width
    let y = (point.y - bounds.minY) / bounds.height
    return x >= 0 && abs(y - 0.5) <= (1 - x) / 2 ? self : nil
  }
}
