// A finger is upright: only a pencil has other angles.
extension UITouch {
  var altitudeAngle: CGFloat { 1.5707963267948966 }
  func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
