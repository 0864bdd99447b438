import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(rect: bounds)
    path.append(UIBezierPath(rect: hole))
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.fillRule = .evenOdd
    layer.mask = shape
  }
}
