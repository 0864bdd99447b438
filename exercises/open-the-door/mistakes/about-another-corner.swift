import UIKit

class Door: UIView {
  func open(by angle: CGFloat) {
    let corner = CGPoint(x: bounds.maxX, y: bounds.minY)
    let hinge = superview!.convert(corner, from: self)
    layer.anchorPoint = CGPoint(x: 1, y: 0)
    center = hinge
    transform = CGAffineTransform(rotationAngle: angle)
  }
}
