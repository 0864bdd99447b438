import UIKit

class Door: UIView {
  func open(by angle: CGFloat) {
    let turned = CGAffineTransform(rotationAngle: angle)
    transform = turned.translatedBy(x: bounds.width / 2, y: bounds.height / 2)
  }
}
