// The class of a view's layer, and a custom layer.

import UIKit

private class Shape: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  var shape: CAShapeLayer? { layer as? CAShapeLayer }
}
private class Plain: UIView {}
private class Tall: Shape {}

func layerClasses() {
  let shape = Shape(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  shape.shape?.path = UIBezierPath(ovalIn: shape.bounds).cgPath
  print(shape.layer is CAShapeLayer, shape.shape?.path?.contains(CGPoint(x: 1, y: 1)) ?? true)
  print(Plain().layer is CAShapeLayer, Tall().layer is CAShapeLayer)
  print(shape.layer.frame, shape.layer.delegate === shape)
  shape.layer.position = CGPoint(x: 50, y: 60)
  print(shape.center)
}
