import UIKit

class Door: UIView {
  func open(by angle: CGFloat) {
    let corner = frame.origin
    layer.anchorPoint = .zero
    center = corner
    transform = CGAffineTransform(rotationAngle: angle)
  }
}
