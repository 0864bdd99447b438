import UIKit

class Door: UIView {
  func open(by angle: CGFloat) {
    transform = CGAffineTransform(rotationAngle: angle)
  }
}
