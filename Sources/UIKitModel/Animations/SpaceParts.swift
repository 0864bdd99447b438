import Foundation

/// A transform of space in the parts that key paths such as `transform.rotation.y` name: first the
/// scales, then the rotations about x, y and z, then the translation, then the perspective.
struct SpaceParts {
  /// The factors along the axes.
  var scale: SIMD3<Double>
  /// The angles about the axes, in radians.
  var angle: SIMD3<Double>
  /// The translation.
  var shift: SIMD3<Double>
  /// The entry m34 of the perspective.
  private var perspective: Double

  /// Takes a transform apart.
  init(_ t: CATransform3D) {
    // The last column is the third one times m34 of the perspective, but for the corner.
    let square = t.m13 * t.m13 + t.m23 * t.m23 + t.m33 * t.m33
    perspective =
      square > 0 ? (t.m14 * t.m13 + t.m24 * t.m23 + t.m34 * t.m33) / square : t.m34
    let x = SIMD3<Double>(t.m11, t.m12, t.m13)
    let y = SIMD3<Double>(t.m21, t.m22, t.m23)
    let z = SIMD3<Double>(t.m31, t.m32, t.m33)
    scale = SIMD3(Self.length(x), Self.length(y), Self.length(z))
    shift = SIMD3<Double>(t.m41, t.m42, t.m43)
    let (right, down, front) = (x / scale.x, y / scale.y, z / scale.z)
    let sine = min(max(-right.z, -1), 1)
    angle =
      abs(sine) < 1 - 1e-12
      ? SIMD3(atan2(down.z, front.z), asin(sine), atan2(right.y, right.x))
      : SIMD3(0, asin(sine), atan2(-down.x, down.y))
  }

  private static func length(_ row: SIMD3<Double>) -> Double {
    let square = (row * row).sum()
    return square > 0 ? square.squareRoot() : 1
  }

  /// The parts put together again.
  var transform: CATransform3D {
    var view = CATransform3DIdentity
    view.m34 = perspective
    var t = CATransform3DTranslate(view, shift.x, shift.y, shift.z)
    t = CATransform3DRotate(t, angle.z, 0, 0, 1)
    t = CATransform3DRotate(t, angle.y, 0, 1, 0)
    t = CATransform3DRotate(t, angle.x, 1, 0, 0)
    return CATransform3DScale(t, scale.x, scale.y, scale.z)
  }
}
