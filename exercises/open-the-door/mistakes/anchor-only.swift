import UIKit

class Door: UIView {
  func open(by angle: CGFloat) {
    layer.anchorPoint = .zero
    transform = CGAffineTransform(rotationAngle: angle)
  }
}
