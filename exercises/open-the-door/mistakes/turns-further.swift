import UIKit

class Door: UIView {
  func open(by angle: CGFloat) {
    let corner = CGPoint(x: bounds.minX, y: bounds.minY)
    let hinge = superview!.convert(corner, from: self)
    layer.anchorPoint = .zero
    center = hinge
    transform = transform.rotated(by: angle)
  }
}
